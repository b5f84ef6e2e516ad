import { plainly, saying } from '../faults.ts'
import { headerOf, isTrue } from '../metadata.ts'
import { decoded, quoted, splitHeader } from '../paths.ts'
import type { ObjectPath } from '../paths.ts'
import { lastModified } from '../times.ts'
import type { Visit } from '../visit.ts'
import { BLANK } from './blank.ts'
import { mannerOf } from './content.ts'
import type { Content } from './content.ts'
import { readDescription } from './description.ts'
import type { Draft } from './write.ts'

export interface CopyPath {
  from: ObjectPath
  to: ObjectPath
}

export const destinationOf = (visitor: Visit<ObjectPath>): CopyPath => ({
  from: visitor.params,
  to: placeIn(visitor, 'Destination', 'destination-account'),
})

export function sourceOf(visitor: Visit<ObjectPath>): CopyPath {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = visitor.headers
  const from = placeIn(visitor, 'X-Copy-From', 'x-copy-from-account')
  if (length !== '0' || encoding !== undefined) throw plainly(400, 'Copy requests require a zero byte body')
  return { from, to: visitor.params }
}

function placeIn({ headers, params }: Visit<ObjectPath>, name: string, accountHeader: string): ObjectPath {
  const text = headerOf(headers, name.toLowerCase())
  if (!text) throw saying(412, `${name} header required`)
  const account = decoded(headerOf(headers, accountHeader) ?? '') || params.account
  if (account.includes('/') || account.includes('\0')) throw saying(412, 'Account name cannot contain slashes')
  const place = splitHeader(text)
  if (!place) throw saying(412, `${name} header must be of the form <container name>/<object name>`)
  return { account, ...place }
}

/** The copy as far as it has no bytes, and what the answer tells of it. */
export function describeCopy(
  { headers, now, query }: Visit,
  { object }: Content,
  { from, to }: CopyPath,
): { draft: Draft; headers: Record<string, string> } {
  const isFresh = isTrue(headerOf(headers, 'x-fresh-metadata'))
  const { 'x-object-manifest': manifest, ...others } = object.headers
  const isManifest = mannerOf(query).manifest !== undefined && manifest !== undefined
  const inherited = isManifest ? object.headers : others
  const sent = readDescription(headers, now)
  const delete_at = sent.delete_at ?? (isFresh ? null : object.delete_at)
  const all = isFresh ? sent.headers : { ...inherited, ...sent.headers }
  const content_type = headerOf(headers, 'content-type') || object.content_type
  return {
    draft: { ...BLANK, name: to.object, content_type, headers: all, delete_at },
    headers: {
      'x-copied-from': quoted(`${from.container}/${from.object}`),
      'x-copied-from-account': quoted(from.account),
      'x-copied-from-last-modified': lastModified(object.stamp),
      ...Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('x-object-meta-'))),
      ...(delete_at !== null && { 'x-delete-at': String(delete_at) }),
    },
  }
}
