import type { AnyoneCall } from '../../core/service/api.ts'
import { accessOf } from './access/access.ts'
import type { Access } from './access/access.ts'
import { grantOf } from './access/temp-url.ts'
import type { Grant } from './access/temp-url.ts'
import * as accounts from './accounts/store.ts'
import * as containers from './containers/store.ts'
import type { ContainerRow } from './containers/store.ts'
import { refused } from './faults.ts'
import * as objects from './objects/store.ts'
import type { ObjectRow } from './objects/store.ts'
import { requireWellFormed } from './paths.ts'
import type { AccountPath, ContainerPath, ObjectPath } from './paths.ts'
import { stampOf } from './times.ts'
import type { Stamp } from './times.ts'

/** A request whose sender is known, in a store that holds nothing expired. */
export interface SwiftCall<P = unknown> extends AnyoneCall<P> {
  access: Access
  /** What a signed URL allows. */
  grant: Grant | undefined
  now: Stamp
}

/** The beginning of every request. */
export function beginCall<P extends AccountPath & Partial<ObjectPath>>(
  call: AnyoneCall<P>,
  method: string,
): SwiftCall<P> {
  requireWellFormed(call.params)
  removeExpired(call)
  return continueCall(call, { grant: grantOf(call, method, call.params) })
}

/** Goes on with a visit in another transaction, however long it has taken since. */
export const continueCall = <P>(call: AnyoneCall<P>, { grant }: Pick<SwiftCall, 'grant'>): SwiftCall<P> => ({
  ...call,
  grant,
  access: accessOf(call, grant),
  now: stampOf(call.clock.now()),
})

function removeExpired(call: AnyoneCall): void {
  const { db, clock } = call
  for (const object of objects.listExpired(db, Math.floor(clock.now() / 1000))) discard(call, object)
}

/** Removes a row and its bytes. */
export function discard({ db, blobs }: Pick<AnyoneCall, 'db' | 'blobs'>, object: ObjectRow) {
  const { id, blob } = object
  objects.remove(db, id)
  if (blob !== null) blobs.remove(blob)
}

/** The account's owner finds it made. */
export function ownAccount(swiftCall: SwiftCall, account: string): void {
  swiftCall.access.requireOwner(account)
  accounts.insert(swiftCall.db, { name: account, created: swiftCall.now, headers: domainHeaders(swiftCall) })
}

/** An account remembers the domain of the project that it belongs to. */
export function domainHeaders({ auth }: SwiftCall): Record<string, string> {
  const domain = auth?.token.project?.domain.id
  return domain === undefined ? {} : { 'x-account-project-domain-id': domain }
}

/** The container, for its owner. */
export function ownContainer({ db, access }: SwiftCall, { account, container }: ContainerPath): ContainerRow {
  access.requireOwner(account)
  const found = containers.find(db, account, container)
  if (!found) throw refused(404)
  return found
}

/** Strangers do not learn what there is and what not. */
function containerFor(
  { db, access }: SwiftCall,
  { account, container }: ContainerPath,
  may: (found: ContainerRow) => boolean,
): ContainerRow {
  const found = containers.find(db, account, container)
  if (!found) access.requireOwner(account)
  if (!found) throw refused(404)
  if (!may(found)) throw access.refusal(account)
  return found
}

export const listableContainer = (swiftCall: SwiftCall, path: ContainerPath) =>
  containerFor(swiftCall, path, (found) => swiftCall.access.mayRead(found, true))

export const readableContainer = (swiftCall: SwiftCall, path: ContainerPath) =>
  containerFor(swiftCall, path, (found) => swiftCall.access.mayRead(found))

export const writableContainer = (swiftCall: SwiftCall, path: ContainerPath) =>
  containerFor(swiftCall, path, (found) => swiftCall.access.mayWrite(found))
