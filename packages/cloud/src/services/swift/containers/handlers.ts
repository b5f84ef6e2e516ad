import type { AnyoneCall } from '../../../core/service/api.ts'
import { nameOf } from '../accounts/view.ts'
import { page, refused, refusedWith } from '../faults.ts'
import { formatHeaders, formatOf, listing } from '../listing/formats.ts'
import { readListing } from '../listing/query.ts'
import { walk } from '../listing/walk.ts'
import * as objects from '../objects/store.ts'
import { requireContainerName } from '../paths.ts'
import type { ContainerPath } from '../paths.ts'
import { created, noContent } from '../replies.ts'
import { listableContainer, ownAccount, ownContainer, beginCall } from '../swift-call.ts'
import type { SwiftCall } from '../swift-call.ts'
import { afterRequest, requirePolicy } from './headers.ts'
import * as store from './store.ts'
import { containerHeaders, toEntry, toXml } from './view.ts'

type PathParams = ContainerPath

export const list = (call: AnyoneCall<PathParams>) => {
  const swiftCall = beginCall(call, 'GET')
  const container = listableContainer(swiftCall, call.params)
  const format = formatOf(call)
  const rows = walk(readListing(call), (span) => objects.list(call.db, container.id, span))
  const entries = rows.map(toEntry)
  return listing(call, format, containerHeaders(container, swiftCall.access.owns(container.account)), entries, {
    names: () => entries.map(nameOf),
    xml: () => toXml(container.name, entries),
  })
}

export const head = (call: AnyoneCall<PathParams>) => {
  const swiftCall = beginCall(call, 'HEAD')
  const container = listableContainer(swiftCall, call.params)
  const isOwner = swiftCall.access.owns(container.account)
  return noContent({ ...containerHeaders(container, isOwner), ...formatHeaders(call, formatOf(call)) })
}

/** Creates or updates the container. */
export const create = (call: AnyoneCall<PathParams>) => {
  const swiftCall = beginCall(call, 'PUT')
  const { account, container: name } = call.params
  swiftCall.access.requireOwner(account)
  requireContainerName(call.params)
  requirePolicy(call.headers)
  ownAccount(swiftCall, account)
  const found = store.find(call.db, account, name)
  const headers = afterRequest(found?.headers ?? {}, call.headers)
  if (found) store.setHeaders(call.db, found.id, headers, swiftCall.now)
  else store.insert(call.db, { account, name, created: swiftCall.now, headers })
  return found ? page(202) : created()
}

export const update = (call: AnyoneCall<PathParams>) => {
  const swiftCall = beginCall(call, 'POST')
  const container = ownContainer(swiftCall, call.params)
  store.setHeaders(call.db, container.id, afterRequest(container.headers, call.headers), swiftCall.now)
  return noContent()
}

export const remove = (call: AnyoneCall<PathParams>) => {
  deleteContainer(beginCall(call, 'DELETE'), call.params)
  return noContent()
}

/** Throws 409 unless the container is empty. */
export function deleteContainer(swiftCall: SwiftCall, path: PathParams): void {
  const { db } = swiftCall
  const container = ownContainer(swiftCall, path)
  if (container.object_count > 0) throw refused(409)
  if (objects.hasPast(db, container.id)) throw refusedWith(409, 'Delete all versions before deleting container.')
  store.remove(db, container.id)
}
