/** Control characters, and those that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Marks, joiners and fillers are fine beside a letter, but alone they show nothing. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\u2800]/gu

export const isPrintable = (text: string): boolean => !unprintable.test(text)
export const showsNothing = (text: string): boolean => text.replace(invisible, '').trim() === ''
