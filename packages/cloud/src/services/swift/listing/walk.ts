import type { ListingQuery } from './query.ts'
import type { Span } from './store.ts'

/** Common prefix of names up to a delimiter. */
export interface Folder {
  subdir: string
}

/** Rows per fetch: few if folders are skipped, many otherwise. */
const FEW = 16
const MANY = 1000

/**
 * Rows and folders of a listing. `fetch` returns the rows of a span in its order; a folder is skipped in one step,
 * however many rows it has.
 */
export function walk<Row extends { name: string }>(
  query: ListingQuery,
  fetch: (span: Span) => Row[],
): (Row | Folder)[] {
  const { limit, delimiter, path } = query
  const found: (Row | Folder)[] = []
  let span: Span | undefined = firstSpan(query)
  let last = ''
  let chunk = FEW
  while (span && found.length < limit) {
    const before = last
    const rows = fetch({ ...span, limit: delimiter === '' ? limit : chunk })
    span = rows.length === 0 || delimiter === '' ? undefined : following(span, rows.at(-1)?.name ?? '')
    for (const row of rows) {
      const folder = folderOf(row.name, query)
      if (folder !== undefined && folder === last) continue
      if (found.length === limit) return found
      if (folder === undefined) {
        if (path === undefined || row.name !== path) found.push(row)
        continue
      }
      last = folder
      if (path === undefined && folder !== query.marker) found.push({ subdir: folder })
    }
    if (span && last !== '' && rows.at(-1)?.name.startsWith(last)) span = beyond(span, last)
    chunk = last === before ? Math.min(chunk * 2, MANY) : FEW
  }
  return found
}

function firstSpan({ prefix, marker, endMarker, isReverse, limit }: ListingQuery): Span {
  const [after, before] = isReverse ? [endMarker, marker] : [marker, endMarker]
  const end = successor(prefix)
  return {
    descending: isReverse,
    limit,
    ...(prefix !== '' && { from: prefix }),
    ...(after !== '' && { after }),
    ...bounded(before, end),
  }
}

/** Combines two upper bounds; the lower one wins in byte order. */
function bounded(before: string, end: string | undefined): Partial<Span> {
  if (end === undefined) return before === '' ? {} : { before }
  return before === '' || Buffer.compare(Buffer.from(end), Buffer.from(before)) < 0 ? { before: end } : { before }
}

const following = (span: Span, name: string): Span =>
  span.descending ? { ...span, before: name } : { ...span, after: name }

/** The span after the folder; undefined if nothing can follow. */
function beyond(span: Span, folder: string): Span | undefined {
  if (span.descending) return { ...span, before: folder }
  const next = successor(folder)
  if (next === undefined) return undefined
  const { after: _, ...rest } = span
  return { ...rest, from: next }
}

/** The folder of a name: up to the first delimiter after the prefix. */
function folderOf(name: string, { prefix, delimiter, path }: ListingQuery): string | undefined {
  if (delimiter === '') return undefined
  const at = name.indexOf(delimiter, prefix.length)
  const end = at + delimiter.length
  if (at < 0 || (path !== undefined && end === name.length)) return undefined
  return name.slice(0, end)
}

/** The first name after all names with the prefix; undefined if no such name exists. */
export function successor(text: string): string | undefined {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0)
  while (points.length > 0) {
    const last = points.pop() ?? 0
    if (last < 0x10ffff) return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1)
  }
  return undefined
}
