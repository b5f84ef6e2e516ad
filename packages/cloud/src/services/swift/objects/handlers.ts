import type { AnyoneCall } from '../../../core/api.ts'
import type { Fault } from '../../../core/fault.ts'
import { text } from '../../../core/reply.ts'
import type { Reply } from '../../../core/reply.ts'
import { shownTo } from '../access/temp-url.ts'
import type { ContainerRow } from '../containers/store.ts'
import { HTML, page, refused, saying } from '../faults.ts'
import { headerOf } from '../metadata.ts'
import { urlPath } from '../paths.ts'
import type { ObjectPath } from '../paths.ts'
import { emptied } from '../replies.ts'
import { timestamp } from '../times.ts'
import type { Stamp } from '../times.ts'
import { removeVersion } from '../versions/handlers.ts'
import { readableContainer, visit, writableContainer } from '../visit.ts'
import type { Visit } from '../visit.ts'
import { unmet } from './conditions.ts'
import { mannerOf } from './content.ts'
import type { Content } from './content.ts'
import { readDescription } from './description.ts'
import { findObject, lookUp } from './find.ts'
import { openContent } from './open-content.ts'
import { readRanges } from './ranges.ts'
import * as store from './store.ts'
import { conditionFailed, nothingMatches, part, parts, summary, unsatisfiable, whole } from './view.ts'
import { removeObject } from './write.ts'

type Here = ObjectPath

export const read = (call: AnyoneCall<Here>) => answer(call, 'GET', (content) => ranged(content, call.headers.range))

/** Ranges are for reading only. */
export const head = (call: AnyoneCall<Here>) => answer(call, 'HEAD', summary)

function answer(call: AnyoneCall<Here>, method: string, reply: (content: Content) => Reply): Reply {
  const visitor = visit(call, method)
  const container = readableContainer(visitor, call.params)
  const object = lookUp(visitor, container)
  if (!object && call.headers['if-match'] !== undefined) return nothingMatches
  if (!object) throw missing(container, call.query)
  const content = openContent(visitor, container, object, mannerOf(call.query))
  const status = unmet(content, call.headers)
  return shownTo(visitor.grant, status ? conditionFailed(content, status) : reply(content))
}

/** Where there are versions, none of them is the current one. */
function missing({ headers }: ContainerRow, query: URLSearchParams): Fault {
  const hasVersions = headers['x-versions-enabled'] !== undefined && !query.has('version-id')
  return refused(404, hasVersions ? { 'x-object-version-id': 'null' } : {})
}

function ranged(content: Content, header: string | undefined): Reply {
  const ranges = readRanges(header, content.size)
  const [first] = ranges ?? []
  if (!ranges || (ranges.length > 1 && !content.hasManyRanges)) return whole(content)
  if (!first) return unsatisfiable(content)
  return ranges.length === 1 ? part(content, first) : parts(content, ranges)
}

/** Writes the object's headers anew: what is not sent is gone. A link keeps them, and says where to send them. */
export const update = (call: AnyoneCall<Here>) => {
  const visitor = visit(call, 'POST')
  const container = writableContainer(visitor, call.params)
  if (call.query.has('version-id')) throw saying(400, 'POST to a specific version is not allowed')
  const description = readDescription(call.headers, visitor.now)
  const object = findObject(visitor, container)
  const content_type = headerOf(call.headers, 'content-type') || object.content_type
  const stamp = Math.max(visitor.now, object.stamp + 1)
  store.describe(call.db, { ...description, id: object.id, content_type, stamp })
  return object.link ? text(307, HTML, REDIRECTED, { location: urlPath(object.link) }) : page(202)
}

const REDIRECTED =
  'The requested POST was applied to a symlink. POST directly to the target to apply requested metadata.'

export const remove = (call: AnyoneCall<Here>) => {
  const visitor = visit(call, 'DELETE')
  const id = call.query.get('version-id')
  if (id !== null) return removeVersion(visitor, writableContainer(visitor, call.params), id)
  const version = deleteObject(visitor, call.params)
  return emptied(version === null ? {} : { 'x-object-version-id': timestamp(version) })
}

/** Answers the version that says so, where there are versions. */
export function deleteObject(visitor: Visit, path: Here): Stamp | null {
  const container = writableContainer(visitor, path)
  const object = findObject({ ...visitor, params: path, query: NO_QUERY }, container)
  const expected = headerOf(visitor.headers, 'x-if-delete-at')
  if (expected !== undefined && expected !== String(object.delete_at)) {
    throw saying(412, 'X-If-Delete-At and X-Delete-At do not match')
  }
  return removeObject(visitor, container, object)
}

const NO_QUERY = new URLSearchParams()
