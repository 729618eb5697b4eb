import * as v from 'valibot'
import { isPrintable, showsNothing } from '../../games/kit/printable'
import { limits } from '../../games/kit/terms'
import { matchIdPattern } from '../../games/kit/wire'

/** Shapes that sockets and the lobby share. */

export const matchIdShape = v.pipe(v.string(), v.regex(matchIdPattern, 'this is no id of a match'))

export const seatShape = v.pipe(v.string(), v.regex(/^(0|[1-9]\d?)$/))

export const credentialsShape = v.pipe(v.string(), v.minLength(1), v.maxLength(256))

const lineBreaks = /\n/g
const mostBreaks = 2

export const nameShape = v.pipe(
  v.string('A name is a text'),
  v.trim(),
  v.minLength(1, 'Please say your name'),
  v.maxLength(limits.name, `A name has at most ${limits.name} characters`),
  v.check(isPrintable, 'This name has characters that can not be shown'),
  v.check((name) => !showsNothing(name), 'Please say your name'),
)

export const chatShape = v.pipe(
  v.string('A message is a text'),
  v.trim(),
  v.minLength(1, 'The message is empty'),
  v.check((text) => !showsNothing(text), 'The message is empty'),
  v.maxLength(limits.chat, `A message has at most ${limits.chat} characters`),
  v.check(
    (text) => (text.match(lineBreaks)?.length ?? 0) <= mostBreaks,
    `A message has at most ${mostBreaks} line breaks`,
  ),
  v.check((text) => isPrintable(text.replace(lineBreaks, '')), 'The message has characters that can not be shown'),
)
