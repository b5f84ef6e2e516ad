import type { AnyoneCall } from '../../../core/api.ts'
import { nameOf } from '../accounts/view.ts'
import { page, refused, saying } from '../faults.ts'
import { formatHeaders, formatOf, listing } from '../listing/formats.ts'
import { readListing } from '../listing/query.ts'
import { walk } from '../listing/walk.ts'
import * as objects from '../objects/store.ts'
import { requireContainerName } from '../paths.ts'
import type { ContainerPath } from '../paths.ts'
import { created, emptied } from '../replies.ts'
import { listableContainer, ownAccount, ownContainer, visit } from '../visit.ts'
import type { Visit } from '../visit.ts'
import { afterRequest, requirePolicy } from './headers.ts'
import * as store from './store.ts'
import { containerHeaders, toEntry, toXml } from './view.ts'

type Here = ContainerPath

export const list = (call: AnyoneCall<Here>) => {
  const visitor = visit(call, 'GET')
  const container = listableContainer(visitor, call.params)
  const format = formatOf(call)
  const rows = walk(readListing(call), (span) => objects.list(call.db, container.id, span))
  const entries = rows.map(toEntry)
  return listing(call, format, containerHeaders(container, visitor.access.owns(container.account)), entries, {
    names: () => entries.map(nameOf),
    xml: () => toXml(container.name, entries),
  })
}

export const head = (call: AnyoneCall<Here>) => {
  const visitor = visit(call, 'HEAD')
  const container = listableContainer(visitor, call.params)
  const isOwner = visitor.access.owns(container.account)
  return emptied({ ...containerHeaders(container, isOwner), ...formatHeaders(call, formatOf(call)) })
}

/** Makes the container, or changes the one that is there. */
export const make = (call: AnyoneCall<Here>) => {
  const visitor = visit(call, 'PUT')
  const { account, container: name } = call.params
  visitor.access.requireOwner(account)
  requireContainerName(call.params)
  requirePolicy(call.headers)
  ownAccount(visitor, account)
  const found = store.find(call.db, account, name)
  const headers = afterRequest(found?.headers ?? {}, call.headers)
  if (found) store.setHeaders(call.db, found.id, headers, visitor.now)
  else store.insert(call.db, { account, name, created: visitor.now, headers })
  return found ? page(202) : created()
}

export const update = (call: AnyoneCall<Here>) => {
  const visitor = visit(call, 'POST')
  const container = ownContainer(visitor, call.params)
  store.setHeaders(call.db, container.id, afterRequest(container.headers, call.headers), visitor.now)
  return emptied()
}

export const remove = (call: AnyoneCall<Here>) => {
  deleteContainer(visit(call, 'DELETE'), call.params)
  return emptied()
}

/** Only empty containers go. */
export function deleteContainer(visitor: Visit, path: Here): void {
  const { db } = visitor
  const container = ownContainer(visitor, path)
  if (container.object_count > 0) throw refused(409)
  if (objects.hasPast(db, container.id)) throw saying(409, 'Delete all versions before deleting container.')
  store.remove(db, container.id)
}
