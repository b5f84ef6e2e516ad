import type { Reply } from '../../../core/http/reply.ts'
import type { AnyoneCall } from '../../../core/service/api.ts'
import { refused, refusedWith } from '../faults.ts'

export type Format = 'text/plain' | 'application/json' | 'application/xml' | 'text/xml'

const FORMATS: readonly Format[] = ['text/plain', 'application/json', 'application/xml', 'text/xml']

const NAMED: Partial<Record<string, Format>> = { json: 'application/json', xml: 'application/xml' }

type Asked = Pick<AnyoneCall, 'query' | 'headers'>

/** The format that the query names, or else the one that the client likes best. */
export function formatOf({ query, headers }: Asked): Format {
  const named = query.get('format')
  if (named !== null) return NAMED[named] ?? 'text/plain'
  const format = accepted(headers.accept || '*/*')
  if (!format) throw refused(406)
  return format
}

/** Among what the client likes as well, what it names goes first, and then what it names first. */
function accepted(accept: string): Format | undefined {
  const ranges = accept.split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    if (!/^[^/\s]+\/[^/\s]+$/.test(range)) throw refusedWith(400, 'Invalid Accept header')
    const quality = parameters.find((word) => word.startsWith('q='))?.slice('q='.length)
    return { range, quality: quality === undefined ? 1 : Number(quality) || 0, isVague: range.includes('*') }
  })
  const liked = ranges
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || Number(one.isVague) - Number(other.isVague))
  const fits = (range: string) => FORMATS.find((format) => new RegExp(`^${pattern(range)}$`).test(format))
  return liked.map(({ range }) => fits(range)).find((format) => format !== undefined)
}

const pattern = (range: string) => range.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')

/** What a listing says of its format, also to HEAD. */
export const formatHeaders = ({ query }: Asked, format: Format) => ({
  'content-type': `${format}; charset=utf-8`,
  ...(!query.has('format') && { vary: 'Accept' }),
})

/** A listing in its format; without an entry, text has nothing to say. */
export function listing(
  call: Asked,
  format: Format,
  headers: Record<string, string>,
  entries: readonly object[],
  written: { names: () => string[]; xml: () => string },
): Reply {
  const all = { ...headers, ...formatHeaders(call, format) }
  if (format === 'application/json') return { status: 200, headers: all, body: JSON.stringify(entries) }
  if (format !== 'text/plain') {
    return { status: 200, headers: all, body: `<?xml version="1.0" encoding="UTF-8"?>\n${written.xml()}` }
  }
  if (entries.length === 0) return { status: 204, headers: { ...all, 'content-length': '0' }, body: null }
  return { status: 200, headers: all, body: `${written.names().join('\n')}\n` }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** For the text of an element. */
export const escaped = (text: string) => text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? character)

/** For the value of an attribute. */
export const attribute = (text: string) => `"${escaped(text).replaceAll('"', '&quot;')}"`

/** `<bytes>15</bytes>` for each of the names. */
export const elements = <Entry extends object>(entry: Entry, names: readonly (keyof Entry & string)[]) =>
  names.map((name) => `<${name}>${escaped(String(entry[name]))}</${name}>`).join('')
