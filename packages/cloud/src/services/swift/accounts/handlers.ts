import type { AnyoneCall } from '../../../core/service/api.ts'
import * as containers from '../containers/store.ts'
import { page, refused } from '../faults.ts'
import { formatHeaders, formatOf, listing } from '../listing/formats.ts'
import { readListing } from '../listing/query.ts'
import { walk } from '../listing/walk.ts'
import { changedHeaders } from '../metadata.ts'
import { requireAccountName } from '../paths.ts'
import type { AccountPath } from '../paths.ts'
import { created, noContent } from '../replies.ts'
import { domainHeaders, ownAccount, beginCall } from '../swift-call.ts'
import type { SwiftCall } from '../swift-call.ts'
import * as store from './store.ts'
import type { AccountRow } from './store.ts'
import { accountHeaders, nameOf, toEntry, toXml } from './view.ts'

type PathParams = AccountPath

export const list = (call: AnyoneCall<PathParams>) => {
  const swiftCall = beginCall(call, 'GET')
  const account = findOwn(swiftCall)
  const format = formatOf(call)
  const rows = walk(readListing(call), (span) => containers.list(call.db, account.name, span))
  const entries = rows.map(toEntry)
  return listing(call, format, accountHeaders(account), entries, {
    names: () => entries.map(nameOf),
    xml: () => toXml(account.name, entries),
  })
}

export const head = (call: AnyoneCall<PathParams>) => {
  const account = findOwn(beginCall(call, 'HEAD'))
  return noContent({ ...accountHeaders(account), ...formatHeaders(call, formatOf(call)) })
}

/** Creates the account, or updates the metadata of an existing one. */
export const create = (call: AnyoneCall<PathParams>) => {
  const swiftCall = beginCall(call, 'PUT')
  requireAccountName(call.params)
  swiftCall.access.requireOwner(call.params.account)
  const exists = store.find(call.db, call.params.account) !== undefined
  change(swiftCall)
  return exists ? page(202) : created()
}

export const update = (call: AnyoneCall<PathParams>) => {
  change(beginCall(call, 'POST'))
  return noContent()
}

export const remove = (call: AnyoneCall<PathParams>) => {
  const { access } = beginCall(call, 'DELETE')
  const { account } = call.params
  access.requireReseller(account)
  const found = store.find(call.db, account)
  if (!found) throw refused(404)
  if (found.container_count > 0) throw refused(409)
  store.remove(call.db, account)
  return noContent()
}

/** Only a reseller can set the quota of an account. */
function change(swiftCall: SwiftCall<PathParams>): void {
  const { db, params, headers, access } = swiftCall
  ownAccount(swiftCall, params.account)
  if ('x-account-meta-quota-bytes' in headers || 'x-remove-account-meta-quota-bytes' in headers) {
    access.requireReseller(params.account)
    if (!/^\d*$/.test(String(headers['x-account-meta-quota-bytes'] ?? ''))) throw refused(400)
  }
  const before = store.find(db, params.account)?.headers ?? {}
  store.setHeaders(db, params.account, changedHeaders(before, headers, 'account'))
}

/** An account without a row is shown as empty. */
function findOwn(swiftCall: SwiftCall<PathParams>): AccountRow {
  const { db, access, params, now } = swiftCall
  access.requireOwner(params.account)
  const unused = { name: params.account, created: now, container_count: 0, object_count: 0, bytes: 0 }
  return store.find(db, params.account) ?? { ...unused, headers: domainHeaders(swiftCall) }
}
