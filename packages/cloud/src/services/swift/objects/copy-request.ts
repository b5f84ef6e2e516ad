import { refusedInPlainText, refusedWith } from '../faults.ts'
import { headerOf, isTrue } from '../metadata.ts'
import { decoded, quoted, splitHeader } from '../paths.ts'
import type { ObjectPath } from '../paths.ts'
import type { SwiftCall } from '../swift-call.ts'
import { lastModified } from '../times.ts'
import { readOptionsOf } from './content.ts'
import type { Content } from './content.ts'
import { readDescription } from './description.ts'
import { BLANK } from './store.ts'
import type { Draft } from './write.ts'

export interface CopyPath {
  from: ObjectPath
  to: ObjectPath
}

export const destinationOf = (swiftCall: SwiftCall<ObjectPath>): CopyPath => ({
  from: swiftCall.params,
  to: placeIn(swiftCall, 'Destination', 'destination-account'),
})

export function sourceOf(swiftCall: SwiftCall<ObjectPath>): CopyPath {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = swiftCall.headers
  const from = placeIn(swiftCall, 'X-Copy-From', 'x-copy-from-account')
  if (length !== '0' || encoding !== undefined) throw refusedInPlainText(400, 'Copy requests require a zero byte body')
  return { from, to: swiftCall.params }
}

function placeIn({ headers, params }: SwiftCall<ObjectPath>, name: string, accountHeader: string): ObjectPath {
  const text = headerOf(headers, name.toLowerCase())
  if (!text) throw refusedWith(412, `${name} header required`)
  const account = decoded(headerOf(headers, accountHeader) ?? '') || params.account
  if (account.includes('/') || account.includes('\0')) throw refusedWith(412, 'Account name cannot contain slashes')
  const place = splitHeader(text)
  if (!place) throw refusedWith(412, `${name} header must be of the form <container name>/<object name>`)
  return { account, ...place }
}

/** The copy without its bytes, and the response headers. */
export function describeCopy(
  { headers, now, query }: SwiftCall,
  { object }: Content,
  { from, to }: CopyPath,
): { draft: Draft; headers: Record<string, string> } {
  const isFresh = isTrue(headerOf(headers, 'x-fresh-metadata'))
  const { 'x-object-manifest': manifest, ...others } = object.headers
  const isManifest = readOptionsOf(query).manifest !== undefined && manifest !== undefined
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
