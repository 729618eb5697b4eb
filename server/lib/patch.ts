import type { AddOperation, RemoveOperation, ReplaceOperation } from 'fast-json-patch'

type Operation = AddOperation<unknown> | RemoveOperation | ReplaceOperation<unknown>
type Key = string | number
type Fields = Readonly<Record<string, unknown>>

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !isList(value)

/**
 * What must be done to one plain value to make another of it, as JSON Patch says it. A field that is undefined is not
 * there. What both share is not looked into: from one move to the next that is most of a table.
 */
export function patchOf(before: unknown, after: unknown): Operation[] {
  const found: Operation[] = []
  compare(before, after, { found, path: [] })
  return found
}

interface Search {
  readonly found: Operation[]
  readonly path: Key[]
}

function compare(before: unknown, after: unknown, search: Search): void {
  if (isList(before) && isList(after)) compareLists(before, after, search)
  else if (isFields(before) && isFields(after)) compareFields(before, after, search)
  else if (before !== after) search.found.push({ op: 'replace', path: pointer(search.path), value: after })
}

function compareAt(key: Key, before: unknown, after: unknown, search: Search): void {
  if (before === after) return
  search.path.push(key)
  compare(before, after, search)
  search.path.pop()
}

const fieldOf = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined)

function compareFields(before: Fields, after: Fields, search: Search): void {
  const { found, path } = search
  for (const key in before) {
    const one = before[key]
    const other = fieldOf(after, key)
    if (one === other || one === undefined) continue
    if (other === undefined) found.push({ op: 'remove', path: pointer(path, key) })
    else compareAt(key, one, other, search)
  }
  for (const key in after) {
    const one = after[key]
    if (one !== undefined && fieldOf(before, key) === undefined) {
      found.push({ op: 'add', path: pointer(path, key), value: one })
    }
  }
}

/** What is alike at both ends stays. Of what lies between, one comes for another, and the rest comes or goes. */
function compareLists(before: readonly unknown[], after: readonly unknown[], search: Search): void {
  const { found, path } = search
  const grown = after.length - before.length
  const shorter = Math.min(before.length, after.length)
  let at = 0
  let end = shorter
  if (grown !== 0) {
    while (at < end && isAlike(before[at], after[at])) at += 1
    while (at < end && isAlike(before[end - 1 - Math.min(0, grown)], after[end - 1 + Math.max(0, grown)])) end -= 1
  }
  for (let i = at; i < end; i++) compareAt(i, before[i], after[i], search)
  for (let i = grown; i < 0; i++) found.push({ op: 'remove', path: pointer(path, end) })
  for (let i = end; i < end + grown; i++) found.push({ op: 'add', path: pointer(path, i), value: after[i] })
}

function isAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((item, i) => isAlike(item, other[i]))
  if (!isFields(one) || !isFields(other)) return false
  for (const key in one) if (!isAlike(one[key], fieldOf(other, key))) return false
  for (const key in other) if (other[key] !== undefined && fieldOf(one, key) === undefined) return false
  return true
}

function pointer(path: readonly Key[], key?: Key): string {
  let text = ''
  for (const one of path) text += `/${escaped(one)}`
  return key === undefined ? text : `${text}/${escaped(key)}`
}

const special = /[~/]/

const escaped = (key: Key): Key =>
  typeof key === 'string' && special.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
