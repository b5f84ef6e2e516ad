import type { IncomingHttpHeaders } from 'node:http'
import { refusedInPlainText, refusedWith } from '../faults.ts'
import { headerOf, isTrue, readMetadata } from '../metadata.ts'
import type { Headers } from '../metadata.ts'
import { decoded } from '../paths.ts'
import type { Stamp } from '../times.ts'
import { guessType } from './media-types.ts'

/** The metadata of an object. */
export interface Description {
  headers: Headers
  delete_at: number | null
}

/** Stored headers besides metadata. */
const STORED = [
  'content-encoding',
  'content-disposition',
  'content-language',
  'cache-control',
  'expires',
  'x-robots-tag',
  'x-object-manifest',
]

export function readDescription(headers: IncomingHttpHeaders, now: Stamp): Description {
  const stored: Headers = readMetadata(headers, 'object')
  for (const name of STORED) {
    const value = headerOf(headers, name)
    if (value) stored[name] = value
  }
  requireManifest(stored['x-object-manifest'])
  return { headers: stored, delete_at: readDeleteAt(headers, Math.floor(now / 100_000)) }
}

/** The given media type, or the one that the name suggests. */
export function readType(headers: IncomingHttpHeaders, name: string): string {
  const sent = headerOf(headers, 'content-type')
  return sent && !isTrue(headerOf(headers, 'x-detect-content-type')) ? sent : guessType(name)
}

function requireManifest(value: string | undefined): void {
  if (value === undefined) return
  const prefixPath = decoded(value) ?? ''
  const [container = '', ...prefix] = prefixPath.split('/')
  if (container === '' || prefix.join('/') === '' || /[?&]/.test(prefixPath) || prefixPath.includes('\0')) {
    throw refusedWith(400, 'X-Object-Manifest must be in the format container/prefix')
  }
}

/** Unix seconds; X-Delete-After precedes X-Delete-At. */
function readDeleteAt(headers: IncomingHttpHeaders, now: number): number | null {
  const after = headerOf(headers, 'x-delete-after')
  const at = headerOf(headers, 'x-delete-at')
  if (after !== undefined) return requireFuture('X-Delete-After', now + readWhole('X-Delete-After', after), now)
  return at === undefined ? null : requireFuture('X-Delete-At', readWhole('X-Delete-At', at), now)
}

/** Swift's limit of ten digits. */
const LAST_SECOND = 9_999_999_999

function readWhole(name: string, text: string): number {
  if (!/^[+-]?\d+$/.test(text.trim())) throw refusedInPlainText(400, `Non-integer ${name}`)
  return Number(text)
}

function requireFuture(name: string, time: number, now: number): number {
  if (time <= now) throw refusedInPlainText(400, `${name} in past`)
  return Math.min(time, LAST_SECOND)
}
