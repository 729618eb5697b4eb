import * as v from 'valibot'
import { limits } from '../../games/kit/wire'

/** Shapes that sockets and the lobby share. */

export const matchIdShape = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))

export const seatShape = v.pipe(v.string(), v.regex(/^(0|[1-9]\d?)$/))

export const credentialsShape = v.pipe(v.string(), v.minLength(1), v.maxLength(256))

/** Control characters, and those that turn the direction of the text around them. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Marks, joiners and fillers are fine beside a letter, but alone they show nothing. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{M}\u2800]/gu

const lineBreaks = /\n/g

export const nameShape = v.pipe(
  v.string('A name is a text'),
  v.trim(),
  v.minLength(1, 'Please say your name'),
  v.maxLength(limits.name, `A name has at most ${limits.name} characters`),
  v.check((name) => !unprintable.test(name), 'This name has characters that can not be shown'),
  v.check((name) => name.replace(invisible, '') !== '', 'Please say your name'),
)

export const chatShape = v.pipe(
  v.string('A message is a text'),
  v.trim(),
  v.minLength(1, 'The message is empty'),
  v.maxLength(limits.chat, `A message has at most ${limits.chat} characters`),
  v.check(
    (text) => !unprintable.test(text.replace(lineBreaks, '')),
    'The message has characters that can not be shown',
  ),
)
