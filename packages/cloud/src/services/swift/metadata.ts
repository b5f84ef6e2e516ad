import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import { refusedInPlainText } from './faults.ts'
import { MAX_HEADER_SIZE, MAX_META_COUNT, MAX_META_NAME, MAX_META_SIZE, MAX_META_VALUE } from './limits.ts'

/** Lower-case names; values in latin1, one character per byte. */
export type Headers = Record<string, string>

type Kind = 'account' | 'container' | 'object'

/** A single header value. Values from other services can contain any character and are encoded as UTF-8. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  const text = Array.isArray(value) ? value.join(', ') : value
  return text !== undefined && /[^\0-\xff]/.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text
}

/** Python's truthy spellings. */
export const isTrue = (text: string | undefined) => /^(?:1|true|t|yes|y|on)$/i.test(text ?? '')

/** The validated `X-Object-Meta-…` headers of the request. Underscores become dashes, as in WSGI. */
export function readMetadata(headers: IncomingHttpHeaders, kind: Kind): Headers {
  const prefix = `x-${kind}-meta-`
  const items = Object.keys(headers)
    .filter((name) => name.startsWith(prefix))
    .map((name) => [name.replaceAll('_', '-'), headerOf(headers, name) ?? ''] as const)
  for (const [name, value] of items) {
    requireItem(prefix, name, value)
    const isText = kind === 'object' || isUtf8(Buffer.from(value, 'latin1'))
    if (!isText) throw refusedInPlainText(400, 'Metadata must be valid UTF-8')
  }
  requireSizes(Object.fromEntries(items), prefix)
  return Object.fromEntries(items)
}

function requireItem(prefix: string, name: string, value: string): void {
  const word = name.slice(prefix.length)
  const title = `${prefix}${word.replaceAll(/[a-z]+/g, (part) => part.charAt(0).toUpperCase() + part.slice(1))}`
  if (word === '') throw refusedInPlainText(400, 'Metadata name cannot be empty')
  if (word.length > MAX_META_NAME) throw refusedInPlainText(400, `Metadata name too long: ${title}`)
  if (value.length > MAX_META_VALUE)
    throw refusedInPlainText(400, `Metadata value longer than ${MAX_META_VALUE}: ${title}`)
}

/** Also limits the total of a container or an account. */
function requireSizes(all: Headers, prefix: string): void {
  const items = Object.entries(all).filter(([name]) => name.startsWith(prefix))
  const size = items.reduce((sum, [name, value]) => sum + name.length - prefix.length + value.length, 0)
  if (items.length > MAX_META_COUNT) throw refusedInPlainText(400, `Too many metadata items; max ${MAX_META_COUNT}`)
  if (size > MAX_META_SIZE) throw refusedInPlainText(400, `Total metadata too large; max ${MAX_META_SIZE}`)
  const long = Object.entries(all).find(([name, value]) => name.length + value.length > MAX_HEADER_SIZE)
  if (long) throw refusedInPlainText(400, `Header value too long: ${long[0].slice(0, MAX_META_NAME)}`)
}

/**
 * The headers of an account or a container after a request: items are added or replaced; an empty value or `X-Remove-…`
 * removes one.
 */
export function changedHeaders(
  before: Headers,
  headers: IncomingHttpHeaders,
  kind: 'account' | 'container',
  further: readonly string[] = [],
): Headers {
  const after = { ...before, ...readMetadata(headers, kind) }
  for (const name of further) {
    const value = headerOf(headers, name)
    if (value !== undefined) after[name] = value
  }
  for (const name of Object.keys(headers).filter((sent) => sent.startsWith(`x-remove-${kind}-`))) {
    delete after[name.replace('x-remove-', 'x-')]
  }
  requireSizes(after, `x-${kind}-meta-`)
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== ''))
}
