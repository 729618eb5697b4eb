/** Control characters, and those that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Marks, joiners and fillers are fine beside a letter, but alone they show nothing. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\u2800]/gu

/** Marks piled up on one letter run over the lines above and below. */
const piled = /\p{M}{4,}/u

export const isPrintable = (text: string): boolean => !unprintable.test(text) && !piled.test(text.normalize('NFC'))
export const showsNothing = (text: string): boolean => text.replace(invisible, '').trim() === ''
