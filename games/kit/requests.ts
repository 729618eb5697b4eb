import * as v from 'valibot'

/** What is kept of a match: where chance begins, and what everybody asked for. All else follows from them. */

export const seedShape = v.pipe(v.string(), v.minLength(8), v.maxLength(64))

const playerShape = v.pipe(v.string(), v.regex(/^\d$/))

export const requestShape = v.variant('kind', [
  v.object({
    kind: v.literal('move'),
    player: playerShape,
    move: v.pipe(v.string(), v.maxLength(64)),
    args: v.array(v.unknown()),
  }),
  v.object({ kind: v.picklist(['undo', 'redo']), player: playerShape }),
])
