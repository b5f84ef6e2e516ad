import type { Reply } from '../../../core/http/reply.ts'
import type { AnyoneCall } from '../../../core/service/api.ts'
import { refused, refusedWith } from '../faults.ts'

export type Format = 'text/plain' | 'application/json' | 'application/xml' | 'text/xml'

const FORMATS: readonly Format[] = ['text/plain', 'application/json', 'application/xml', 'text/xml']

const NAMED: Partial<Record<string, Format>> = { json: 'application/json', xml: 'application/xml' }

type ListingCall = Pick<AnyoneCall, 'query' | 'headers'>

/** The format of the query, or the one that the client prefers. */
export function formatOf({ query, headers }: ListingCall): Format {
  const named = query.get('format')
  if (named !== null) return NAMED[named] ?? 'text/plain'
  const format = accepted(headers.accept || '*/*')
  if (!format) throw refused(406)
  return format
}

/** With equal quality, exact types precede wildcards, then the order of the header decides. */
function accepted(accept: string): Format | undefined {
  const ranges = accept.split(',').map((part) => {
    const [range = '', ...parameters] = part.split(';').map((token) => token.trim().toLowerCase())
    if (!/^[^/\s]+\/[^/\s]+$/.test(range)) throw refusedWith(400, 'Invalid Accept header')
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
    return { range, quality: quality === undefined ? 1 : Number(quality) || 0, isVague: range.includes('*') }
  })
  const preferred = ranges
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || Number(one.isVague) - Number(other.isVague))
  const formatFor = (range: string) => FORMATS.find((format) => new RegExp(`^${pattern(range)}$`).test(format))
  return preferred.map(({ range }) => formatFor(range)).find((format) => format !== undefined)
}

const pattern = (range: string) => range.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')

/** Headers of a listing, also for HEAD. */
export const formatHeaders = ({ query }: ListingCall, format: Format) => ({
  'content-type': `${format}; charset=utf-8`,
  ...(!query.has('format') && { vary: 'Accept' }),
})

/** Renders a listing; an empty one in text is 204. */
export function listing(
  call: ListingCall,
  format: Format,
  headers: Record<string, string>,
  entries: readonly object[],
  render: { names: () => string[]; xml: () => string },
): Reply {
  const all = { ...headers, ...formatHeaders(call, format) }
  if (format === 'application/json') return { status: 200, headers: all, body: JSON.stringify(entries) }
  if (format !== 'text/plain') {
    return { status: 200, headers: all, body: `<?xml version="1.0" encoding="UTF-8"?>\n${render.xml()}` }
  }
  if (entries.length === 0) return { status: 204, headers: { ...all, 'content-length': '0' }, body: null }
  return { status: 200, headers: all, body: `${render.names().join('\n')}\n` }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Escapes the text of an element. */
export const escaped = (text: string) => text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? character)

/** Quotes and escapes an attribute value. */
export const attribute = (text: string) => `"${escaped(text).replaceAll('"', '&quot;')}"`

/** `<bytes>15</bytes>` for each name. */
export const elements = <Entry extends object>(entry: Entry, names: readonly (keyof Entry & string)[]) =>
  names.map((name) => `<${name}>${escaped(String(entry[name]))}</${name}>`).join('')
