import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { formatCidr, overlaps, parseCidr } from '../address/cidr.ts'
import { compacted, merged, toCidrs, without } from '../address/ranges.ts'
import { named } from '../faults.ts'
import { networks } from '../networks/kind.ts'
import { setShared } from '../rbac/share.ts'
import * as rbac from '../rbac/store.ts'
import { objectOf, parsed } from '../resource/body.ts'
import { findVisible, matchRevision } from '../resource/find.ts'
import { listReply } from '../resource/listing.ts'
import { subnets as prefixList } from '../resource/network-values.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import { newRowDefaults, bumpRevision } from '../resource/standard.ts'
import { uuid } from '../resource/values.ts'
import * as subnets from '../subnets/store.ts'
import { checkDefault, checkLengths, checkScope, lengthsOf, versionOf } from './check.ts'
import { subnetPools } from './kind.ts'
import * as store from './store.ts'
import type { SubnetPoolRow } from './store.ts'

export const list = (call: Call) => listReply(call, subnetPools)

export const show = (call: Call<{ id: string }>) => showReply(call, subnetPools)

export const create = (call: Call) =>
  createReply(call, subnetPools, ({ shared, prefixes, default_quota = null, ...input }) => {
    const ip_version = versionOf(prefixes)
    const lengths = lengthsOf(ip_version, input)
    const pool = {
      ...newRowDefaults(call),
      ...input,
      ...lengths,
      ip_version,
      default_quota,
      prefixes: compacted(prefixes),
    }
    check(call, pool)
    store.insert(call.db, pool)
    setShared(call, 'subnetpool', pool, shared)
    return pool
  })

export const update = (call: Call<{ id: string }>) =>
  updateReply(call, subnetPools, (row, { prefixes, ...changes }) => {
    const pool = bumpRevision(call, { ...row, ...changes, ...(prefixes && { prefixes: compacted(prefixes) }) })
    if (prefixes && versionOf(prefixes) !== row.ip_version) versionOf([...row.prefixes, ...prefixes])
    if (removed(row, pool.prefixes).length > 0) {
      throw prefixUpdate('Existing prefixes must be a subset of the new prefixes')
    }
    check(call, pool)
    store.update(call.db, pool)
    return pool
  })

export const remove = (call: Call<{ id: string }>) =>
  removeReply(call, subnetPools, ({ id }) => {
    if (subnets.listFromPool(call.db, id).length > 0) {
      const message = 'Unable to delete subnet pool: Subnet pool has existing allocations.'
      throw named.badRequest('SubnetPoolDeleteError', message)
    }
    rbac.removeFor(call.db, id)
    store.remove(call.db, id)
  })

export const addPrefixes = (call: Call<{ id: string }>) =>
  changePrefixes(call, 'add_prefixes', (pool, prefixes) => {
    versionOf([...pool.prefixes, ...prefixes])
    return compacted([...pool.prefixes, ...prefixes])
  })

export const removePrefixes = (call: Call<{ id: string }>) =>
  changePrefixes(call, 'remove_prefixes', (pool, prefixes) => {
    const gone = cidrsOf(prefixes)
    const isUsed = cidrsOf(subnets.listFromPool(call.db, pool.id).map(({ cidr }) => cidr)).some((given) =>
      gone.some((cidr) => overlaps(cidr, given)),
    )
    if (isUsed) throw prefixUpdate('One or more the prefixes to be removed is in use by a subnet')
    const left = merged(cidrsOf(pool.prefixes)).flatMap((range) => without(range, gone))
    return toCidrs(pool.ip_version, left).map(formatCidr)
  })

/** Adds the network's subnets to the pool, with their prefixes. */
export const onboard = (call: Call<{ id: string }>) => {
  const pool = findFor(call, 'onboard_network_subnets')
  const { network_id } = parsed(z.object({ network_id: uuid }), objectOf(call))
  const network = findVisible(call, networks, network_id)
  call.authorize('update_network', { project_id: network.project_id })
  const onNetwork = subnets.listOnNetwork(call.db, network.id).filter((subnet) => subnet.ip_version === pool.ip_version)
  const taken = cidrsOf(subnets.listFromPool(call.db, pool.id).map(({ cidr }) => cidr))
  for (const { id, cidr } of onNetwork) {
    if (cidrsOf([cidr]).some((one) => taken.some((other) => overlaps(one, other)))) throw onboardConflict(id, cidr)
  }
  for (const subnet of onNetwork) subnets.update(call.db, bumpRevision(call, { ...subnet, subnetpool_id: pool.id }))
  const prefixes = compacted([...pool.prefixes, ...onNetwork.map(({ cidr }) => cidr)])
  store.update(call.db, bumpRevision(call, { ...pool, prefixes }))
  return onNetwork.length > 0 ? ok(onNetwork.map(({ id, cidr }) => ({ id, cidr }))) : noContent
}

function changePrefixes(
  call: Call<{ id: string }>,
  rule: string,
  change: (pool: SubnetPoolRow, prefixes: string[]) => string[],
) {
  const pool = findFor(call, rule)
  const body = objectOf(call)
  if (body.prefixes === undefined) throw badRequest('Request body contains invalid data')
  const { prefixes } = parsed(z.object({ prefixes: prefixList }), { prefixes: body.prefixes })
  const changed = bumpRevision(call, { ...pool, prefixes: change(pool, prefixes) })
  checkScope(call, changed)
  store.update(call.db, changed)
  return ok({ prefixes: changed.prefixes })
}

function findFor(call: Call<{ id: string }>, rule: string): SubnetPoolRow {
  const pool = findVisible(call, subnetPools, call.params.id)
  call.authorize(rule, { project_id: pool.project_id })
  matchRevision(call, pool)
  return pool
}

function check(call: Call, pool: SubnetPoolRow): void {
  checkLengths(pool)
  checkDefault(call, pool)
  checkScope(call, pool)
}

const cidrsOf = (texts: readonly string[]) => texts.flatMap((text) => parseCidr(text) ?? [])

/** The CIDRs that the new prefixes lack. */
const removed = ({ prefixes }: SubnetPoolRow, next: readonly string[]) =>
  merged(cidrsOf(prefixes)).flatMap((range) => without(range, cidrsOf(next)))

const prefixUpdate = (reason: string) =>
  named.badRequest('IllegalSubnetPoolPrefixUpdate', `Illegal update to prefixes: ${reason}.`)

const onboardConflict = (id: string, cidr: string) =>
  named.badRequest(
    'IllegalSubnetPoolUpdate',
    `Illegal subnetpool update : Onboarding subnet ${id}: ${cidr} conflicts with another subnet of the pool.`,
  )
