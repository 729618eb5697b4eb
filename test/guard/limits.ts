/**
 * How much of everything there may be. Counts, not times: they are the same on every machine. Whoever needs more raises
 * a limit here and says why.
 */

/** Of the scripts a page begins with, in KB as gzip makes them. */
export const scripts = {
  lobby: 100,
  game: 96,
  // What every match begins with is among them: fetched later, it would move what is already there.
  table: 191,
}

/** Of the fonts that text is written in, in KB; the whole ones, for rare letters, are not among them. */
export const fonts = 180

/** At half of a random match with four players. */
export const board = {
  elements: 3_000,
  /** Of these in the log, however long the match is. */
  log: 1_300,
}

/** Layout shift of a table that is opened, new or half played, as browsers count it. */
export const shift = 0.02

/** Components drawn again when the seat does something. */
export const renders = 1_800

/** Bytes of the difference a seat is told after a move, as JSON: in the middle, and at most of twenty moves nineteen. */
export const bytes = { median: 1_200, p95: 9_000 }

/** SQL statements for a move on the server, with everything read for it. */
export const statements = 12
