import type { Reply } from '../../../core/http/reply.ts'
import type { AnyoneCall } from '../../../core/service/api.ts'
import { nameOf } from '../accounts/view.ts'
import type { ContainerRow } from '../containers/store.ts'
import { containerHeaders } from '../containers/view.ts'
import { refusedInPlainText, refused } from '../faults.ts'
import { listing } from '../listing/formats.ts'
import { readListing } from '../listing/query.ts'
import { walk } from '../listing/walk.ts'
import { findVersion } from '../objects/find.ts'
import * as store from '../objects/store.ts'
import type { ContainerPath, ObjectPath } from '../paths.ts'
import { created, noContent } from '../replies.ts'
import { discard, listableContainer, beginCall, writableContainer } from '../swift-call.ts'
import type { SwiftCall } from '../swift-call.ts'
import { lastModified, readTimestamp } from '../times.ts'
import { toEntries, versionId } from './view.ts'

/** Lists all versions of all objects, in JSON only. */
export const list = (call: AnyoneCall<ContainerPath>) => {
  const swiftCall = beginCall(call, 'GET')
  const container = listableContainer(swiftCall, call.params)
  if (call.query.get('format') === 'xml') throw refused(406)
  const query = readListing(call)
  const after = readTimestamp(call.query.get('version_marker') ?? '')
  const rest = after === undefined ? [] : store.listVersions(call.db, container.id, spanOf(query.marker))
  const older = rest.filter((row) => (row.version ?? row.stamp) < (after ?? 0))
  const rows = walk(query, (span) => store.listVersions(call.db, container.id, { ...span, limit: query.limit }))
  const entries = toEntries([...older, ...rows].slice(0, query.limit))
  const headers = containerHeaders(container, swiftCall.access.owns(container.account))
  return listing({ ...call, query: JSON_QUERY }, 'application/json', headers, entries, {
    names: () => entries.map(nameOf),
    xml: () => '',
  })
}

const JSON_QUERY = new URLSearchParams('format=json')

/** The span of a single name. */
const spanOf = (name: string) => ({ from: name, before: `${name}\u0001`, descending: false, limit: ALL })

const ALL = -1

/** Makes an older version the current one. */
export const restore = (call: AnyoneCall<ObjectPath>) => {
  const swiftCall = beginCall(call, 'PUT')
  const container = writableContainer(swiftCall, call.params)
  const version = findVersion(swiftCall, container, call.query.get('version-id') ?? '')
  if (call.headers['content-length'] !== '0')
    throw refusedInPlainText(400, 'PUT version-id requests require a zero byte body')
  if (!version || version.is_marker === 1) throw refused(404)
  const current = store.find(call.db, container.id, version.name)
  if (current) store.archiveVersion(call.db, current.id)
  store.makeCurrent(call.db, version.id)
  const { etag, stamp } = version
  return created({ etag, 'last-modified': lastModified(stamp), 'x-object-version-id': versionId(version.version) })
}

/** Deletes a version permanently. */
export function removeVersion(swiftCall: SwiftCall<ObjectPath>, container: ContainerRow, id: string): Reply {
  const version = findVersion(swiftCall, container, id)
  if (!version) throw refused(404)
  discard(swiftCall, version)
  const current = store.find(swiftCall.db, container.id, version.name)
  return noContent({
    'x-object-version-id': versionId(version.version),
    'x-object-current-version-id': versionId(current?.version ?? null),
  })
}
