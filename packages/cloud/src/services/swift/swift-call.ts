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

/** An authenticated request; expired objects are already removed. */
export interface SwiftCall<P = unknown> extends AnyoneCall<P> {
  access: Access
  /** The scope of a TempURL. */
  grant: Grant | undefined
  now: Stamp
}

/** Starts every request. */
export function beginCall<P extends AccountPath & Partial<ObjectPath>>(
  call: AnyoneCall<P>,
  method: string,
): SwiftCall<P> {
  requireWellFormed(call.params)
  removeExpired(call)
  return continueCall(call, { grant: grantOf(call, method, call.params) })
}

/** Continues a request in another transaction. */
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

/** Removes a row and its file. */
export function discard({ db, blobs }: Pick<AnyoneCall, 'db' | 'blobs'>, object: ObjectRow) {
  const { id, blob } = object
  objects.remove(db, id)
  if (blob !== null) blobs.remove(blob)
}

/** Throws unless the caller owns the account; creates its row if missing. */
export function ownAccount(swiftCall: SwiftCall, account: string): void {
  swiftCall.access.requireOwner(account)
  accounts.insert(swiftCall.db, { name: account, created: swiftCall.now, headers: domainHeaders(swiftCall) })
}

/** The domain of the account's project. */
export function domainHeaders({ auth }: SwiftCall): Record<string, string> {
  const domain = auth?.token.project?.domain.id
  return domain === undefined ? {} : { 'x-account-project-domain-id': domain }
}

/** Throws unless the caller owns the account; 404 if the container is missing. */
export function ownContainer({ db, access }: SwiftCall, { account, container }: ContainerPath): ContainerRow {
  access.requireOwner(account)
  const found = containers.find(db, account, container)
  if (!found) throw refused(404)
  return found
}

/** Callers without access get the same error for missing and for forbidden containers. */
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
