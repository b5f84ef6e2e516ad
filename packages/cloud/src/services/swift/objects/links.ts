import * as containers from '../containers/store.ts'
import type { ContainerRow } from '../containers/store.ts'
import { refusedInPlainText, refused, refusedWith } from '../faults.ts'
import { MAX_LINKS } from '../limits.ts'
import { headerOf } from '../metadata.ts'
import { decoded, quoted, splitHeader, urlPath } from '../paths.ts'
import type { ObjectPath } from '../paths.ts'
import type { SwiftCall } from '../swift-call.ts'
import * as store from './store.ts'
import type { Link, ObjectRow } from './store.ts'

interface Target {
  container: ContainerRow
  object: ObjectRow
  /** Path of the target. */
  location: string
}

/** Resolves a chain of symlinks. */
export function followLinks(swiftCall: SwiftCall, link: Link, hopsLeft = MAX_LINKS): Target {
  if (hopsLeft === 0)
    throw refusedInPlainText(409, `Too many levels of symbolic links, maximum allowed is ${MAX_LINKS}`)
  const location = urlPath(link)
  const target = findTarget(swiftCall, link)
  if (!target) throw refused(404, { 'content-location': location })
  requireEtag(link, target.object, location)
  return target.object.link ? followLinks(swiftCall, target.object.link, hopsLeft - 1) : { ...target, location }
}

function findTarget({ db, access }: SwiftCall, { account, container, object }: ObjectPath) {
  const place = containers.find(db, account, container)
  if (place && !access.mayRead(place)) throw access.refusal(account)
  if (!place) access.requireOwner(account)
  const found = place && store.find(db, place.id, object)
  return found && { container: place, object: found }
}

function requireEtag({ etag }: Link, target: ObjectRow, location: string): void {
  const actual = target.large_etag ?? target.etag
  if (etag === undefined || etag === actual) return
  const sentence = `Object Etag '${actual}' does not match X-Symlink-Target-Etag header '${etag}'`
  throw refusedInPlainText(409, sentence, { 'content-location': location })
}

/** The symlink that a PUT creates, and its media type; null without `X-Symlink-Target`. */
export function readLink(swiftCall: SwiftCall<ObjectPath>): { link: Link | null; type?: string } {
  const { headers, params } = swiftCall
  const text = headerOf(headers, 'x-symlink-target')
  if (text === undefined) return { link: null }
  const wrong = 'X-Symlink-Target header must be of the form <container name>/<object name>'
  const place = splitHeader(text)
  if (!place) throw refusedWith(412, wrong)
  if (text.startsWith('/')) throw refusedInPlainText(412, wrong)
  const account = decoded(headerOf(headers, 'x-symlink-target-account') ?? '') || params.account
  if (account.includes('/')) throw refusedWith(412, 'Account name cannot contain slashes')
  const link = { account, ...place }
  if (urlPath(link) === urlPath(params)) throw refusedInPlainText(400, 'Symlink cannot target itself')
  if (headers['content-length'] !== '0') throw refusedInPlainText(400, 'Symlink requests require a zero byte body')
  const etag = headerOf(headers, 'x-symlink-target-etag')?.replaceAll('"', '')
  return etag === undefined ? { link, type: 'application/symlink' } : staticLink(swiftCall, { ...link, etag })
}

/** A static symlink stores ETag and size of its existing target. */
function staticLink(swiftCall: SwiftCall, link: Link): { link: Link; type: string } {
  const location = urlPath(link)
  const target = findTarget(swiftCall, link)?.object
  if (!target) throw refusedInPlainText(409, 'X-Symlink-Target does not exist', { 'content-location': location })
  requireEtag(link, target, location)
  return { link: { ...link, bytes: target.large_bytes ?? target.bytes }, type: target.content_type }
}

/** The response headers of a symlink. */
export const linkHeaders = ({ account, container, object, etag, bytes }: Link, ownAccount: string) => ({
  'x-symlink-target': quoted(`${container}/${object}`),
  ...(account !== ownAccount && { 'x-symlink-target-account': quoted(account) }),
  ...(etag !== undefined && { 'x-symlink-target-etag': etag, 'x-symlink-target-bytes': String(bytes) }),
})
