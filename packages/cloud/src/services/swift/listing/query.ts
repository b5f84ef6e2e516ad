import type { AnyoneCall } from '../../../core/service/api.ts'
import { refusedInPlainText, refusedWith } from '../faults.ts'
import { MAX_LISTING } from '../limits.ts'
import { isTrue } from '../metadata.ts'
import { decoded } from '../paths.ts'

/** The query of a listing. */
export interface ListingQuery {
  limit: number
  prefix: string
  delimiter: string
  marker: string
  endMarker: string
  isReverse: boolean
  /** Lists only this pseudo-folder, without its subfolders. */
  path: string | undefined
}

export function readListing({ query, target }: Pick<AnyoneCall, 'query' | 'target'>): ListingQuery {
  requireUtf8(target)
  const path = query.get('path') ?? undefined
  const folder = path === undefined || path === '' ? path : `${path.replace(/\/+$/, '')}/`
  return {
    limit: readLimit(query.get('limit')),
    prefix: folder ?? query.get('prefix') ?? '',
    delimiter: folder === undefined ? (query.get('delimiter') ?? '') : '/',
    marker: query.get('marker') ?? '',
    endMarker: query.get('end_marker') ?? '',
    isReverse: isTrue(query.get('reverse') ?? ''),
    path: folder,
  }
}

/** Values that are not numbers are ignored. */
function readLimit(text: string | null): number {
  if (text === null || !/^\d+$/.test(text)) return MAX_LISTING
  if (Number(text) > MAX_LISTING) throw refusedWith(412, `Maximum limit is ${MAX_LISTING}`)
  return Number(text)
}

function requireUtf8(target: string): void {
  for (const pair of target.slice(target.indexOf('?') + 1).split('&')) {
    const [name = '', value = ''] = pair.split('=', 2)
    if (decoded(value) === undefined) throw refusedInPlainText(400, `"${name}" parameter not valid UTF-8`)
  }
}
