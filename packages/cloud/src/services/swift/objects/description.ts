import type { IncomingHttpHeaders } from 'node:http'
import { refusedInPlainText, refusedWith } from '../faults.ts'
import { headerOf, isTrue, readMetadata } from '../metadata.ts'
import type { Headers } from '../metadata.ts'
import { decoded } from '../paths.ts'
import type { Stamp } from '../times.ts'
import { guessType } from './media-types.ts'

/** What a request says of an object besides its bytes. */
export interface Description {
  headers: Headers
  delete_at: number | null
}

/** Headers besides metadata that an object keeps. */
const KEPT = [
  'content-encoding',
  'content-disposition',
  'content-language',
  'cache-control',
  'expires',
  'x-robots-tag',
  'x-object-manifest',
]

export function readDescription(headers: IncomingHttpHeaders, now: Stamp): Description {
  const kept: Headers = readMetadata(headers, 'object')
  for (const name of KEPT) {
    const value = headerOf(headers, name)
    if (value) kept[name] = value
  }
  requireManifest(kept['x-object-manifest'])
  return { headers: kept, delete_at: readDeleteAt(headers, Math.floor(now / 100_000)) }
}

/** The media type that is sent, or that the name suggests. */
export function readType(headers: IncomingHttpHeaders, name: string): string {
  const sent = headerOf(headers, 'content-type')
  return sent && !isTrue(headerOf(headers, 'x-detect-content-type')) ? sent : guessType(name)
}

function requireManifest(value: string | undefined): void {
  if (value === undefined) return
  const place = decoded(value) ?? ''
  const [container = '', ...prefix] = place.split('/')
  if (container === '' || prefix.join('/') === '' || /[?&]/.test(place) || place.includes('\0')) {
    throw refusedWith(400, 'X-Object-Manifest must be in the format container/prefix')
  }
}

/** Seconds since 1970; how long to live goes before until when. */
function readDeleteAt(headers: IncomingHttpHeaders, now: number): number | null {
  const after = headerOf(headers, 'x-delete-after')
  const at = headerOf(headers, 'x-delete-at')
  if (after !== undefined) return requireFuture('X-Delete-After', now + readWhole('X-Delete-After', after), now)
  return at === undefined ? null : requireFuture('X-Delete-At', readWhole('X-Delete-At', at), now)
}

/** Ten digits, which takes some centuries. */
const LAST_SECOND = 9_999_999_999

function readWhole(name: string, text: string): number {
  if (!/^[+-]?\d+$/.test(text.trim())) throw refusedInPlainText(400, `Non-integer ${name}`)
  return Number(text)
}

function requireFuture(name: string, time: number, now: number): number {
  if (time <= now) throw refusedInPlainText(400, `${name} in past`)
  return Math.min(time, LAST_SECOND)
}
