import type { Fault } from '../../../core/errors/fault.ts'
import { text } from '../../../core/http/reply.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { AnyoneCall, AnyoneStreamCall } from '../../../core/service/api.ts'
import { forGrant } from '../access/temp-url.ts'
import type { ContainerRow } from '../containers/store.ts'
import { HTML, page, refused, refusedWith } from '../faults.ts'
import { headerOf } from '../metadata.ts'
import { urlPath } from '../paths.ts'
import type { ObjectPath } from '../paths.ts'
import { noContent } from '../replies.ts'
import { readableContainer, beginCall, writableContainer } from '../swift-call.ts'
import type { SwiftCall } from '../swift-call.ts'
import { timestamp } from '../times.ts'
import type { Stamp } from '../times.ts'
import { removeVersion } from '../versions/handlers.ts'
import { failedCondition } from './conditions.ts'
import { readOptionsOf } from './content.ts'
import type { Content } from './content.ts'
import { copyFrom } from './copy.ts'
import { readDescription } from './description.ts'
import { findObject, lookUp } from './find.ts'
import { openContent } from './open-content.ts'
import { readRanges } from './ranges.ts'
import * as store from './store.ts'
import { upload } from './upload.ts'
import {
  conditionFailed,
  nothingMatches,
  rangeReply,
  multipartReply,
  headReply,
  unsatisfiable,
  fullReply,
} from './view.ts'
import { removeObject } from './write.ts'

type PathParams = ObjectPath

export const read = (call: AnyoneCall<PathParams>) =>
  response(call, 'GET', (content) => ranged(content, call.headers.range))

/** HEAD ignores ranges. */
export const head = (call: AnyoneCall<PathParams>) => response(call, 'HEAD', headReply)

function response(call: AnyoneCall<PathParams>, method: string, reply: (content: Content) => Reply): Reply {
  const swiftCall = beginCall(call, method)
  const container = readableContainer(swiftCall, call.params)
  const object = lookUp(swiftCall, container)
  if (!object && call.headers['if-match'] !== undefined) return nothingMatches
  if (!object) throw missing(container, call.query)
  const options = readOptionsOf(call.query)
  // With versions, a name is a link to its newest version, and the expiry is the link's.
  const isVersion = object.version !== null && object.is_current === 1 && !options.isLink
  const content = openContent(swiftCall, container, isVersion ? { ...object, delete_at: null } : object, options)
  const status = failedCondition(content, call.headers)
  return forGrant(swiftCall.grant, status ? conditionFailed(content, status) : reply(content))
}

/** In a versioned container the 404 has the version id `null`. */
function missing({ headers }: ContainerRow, query: URLSearchParams): Fault {
  const hasVersions = headers['x-versions-enabled'] !== undefined && !query.has('version-id')
  return refused(404, hasVersions ? { 'x-object-version-id': 'null' } : {})
}

function ranged(content: Content, header: string | undefined): Reply {
  const ranges = readRanges(header, content.size)
  const [first] = ranges ?? []
  if (!ranges || (ranges.length > 1 && !content.hasManyRanges)) return fullReply(content)
  if (!first) return unsatisfiable(content)
  return ranges.length === 1 ? rangeReply(content, first) : multipartReply(content, ranges)
}

/** Uploads an object or copies another one. */
export const put = (call: AnyoneStreamCall<PathParams>) =>
  call.headers['x-copy-from'] === undefined ? upload(call) : copyFrom(call)

/** Replaces the headers. For a symlink they are stored on the link, and 307 points to the target. */
export const update = (call: AnyoneCall<PathParams>) => {
  const swiftCall = beginCall(call, 'POST')
  const container = writableContainer(swiftCall, call.params)
  if (call.query.has('version-id')) throw refusedWith(400, 'POST to a specific version is not allowed')
  const description = readDescription(call.headers, swiftCall.now)
  const object = findObject(swiftCall, container)
  const content_type = headerOf(call.headers, 'content-type') || object.content_type
  const stamp = Math.max(swiftCall.now, object.stamp + 1)
  store.describe(call.db, { ...description, id: object.id, content_type, stamp })
  return object.link ? text(307, HTML, REDIRECTED, { location: urlPath(object.link) }) : page(202)
}

const REDIRECTED =
  'The requested POST was applied to a symlink. POST directly to the target to apply requested metadata.'

export const remove = (call: AnyoneCall<PathParams>) => {
  const swiftCall = beginCall(call, 'DELETE')
  const id = call.query.get('version-id')
  if (id !== null) return removeVersion(swiftCall, writableContainer(swiftCall, call.params), id)
  const version = deleteObject(swiftCall, call.params)
  return noContent(version === null ? {} : { 'x-object-version-id': timestamp(version) })
}

/** Returns the version of the delete marker, if the container is versioned. */
export function deleteObject(swiftCall: SwiftCall, path: PathParams): Stamp | null {
  const container = writableContainer(swiftCall, path)
  const object = findObject({ ...swiftCall, params: path, query: NO_QUERY }, container)
  const expected = headerOf(swiftCall.headers, 'x-if-delete-at')
  if (expected !== undefined && expected !== String(object.delete_at)) {
    throw refusedWith(412, 'X-If-Delete-At and X-Delete-At do not match')
  }
  return removeObject(swiftCall, container, object)
}

const NO_QUERY = new URLSearchParams()
