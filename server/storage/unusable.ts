/** What SQLite and the system call it when nothing can be written. */
const unwritable = /^SQLITE_(IOERR|FULL|READONLY|CANTOPEN)|^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT|EFBIG)$/

const advice = 'Nothing can be written there: make room on a full disk, or make the folder one this user may write to'

const isUnwritable = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && unwritable.test(String(cause.code))

/** The data can't be opened: not ours, damaged, of a newer version, or not to be written. */
export class UnusableData extends Error {
  constructor(place: string, cause: unknown) {
    const said = `the data in ${place} can not be used (${cause instanceof Error ? cause.message : cause})`
    super(isUnwritable(cause) ? `${said}.\n${advice}` : said, { cause })
  }
}
