import type { Call } from '../../../core/service/api.ts'
import { cidrAt, contains, parseCidr } from '../address/cidr.ts'
import type { Cidr } from '../address/cidr.ts'
import { BITS } from '../address/ip.ts'
import type { IpVersion } from '../address/ip.ts'
import { merged, toCidrs, without } from '../address/ranges.ts'
import { badResource, named } from '../faults.ts'
import { findVisible } from '../resource/find.ts'
import * as subnets from '../subnets/store.ts'
import { subnetPools } from './kind.ts'
import * as store from './store.ts'
import type { SubnetPoolRow } from './store.ts'

interface SubnetRequest {
  project_id: string
  ip_version: IpVersion
  cidr?: string | undefined
  prefixlen?: number | undefined
  subnetpool_id?: string | null | undefined
  use_default_subnetpool: boolean
  allocation_pools?: readonly unknown[] | undefined
}

/** The pool of a new subnet, if any. */
export function poolFor(
  call: Call,
  { subnetpool_id: id, use_default_subnetpool, ip_version }: SubnetRequest,
): SubnetPoolRow | undefined {
  if (id && use_default_subnetpool) {
    throw badResource('subnets', 'subnetpool_id and use_default_subnetpool cannot both be specified')
  }
  if (id) return findVisible(call, subnetPools, id)
  if (!use_default_subnetpool) return undefined
  const found = store.findDefault(call.db, ip_version)
  if (!found) throw badResource('subnets', `No default subnetpool found for IPv${ip_version}`)
  return found
}

/** Allocates the requested CIDR, or the first free one of the size. */
export function takePrefix(call: Call, pool: SubnetPoolRow, requested: SubnetRequest): Cidr {
  const { ip_version: version, cidr: text, allocation_pools } = requested
  if (version !== pool.ip_version) {
    throw badResource('subnets', `Cannot allocate IPv${version} subnet from IPv${pool.ip_version} subnet pool`)
  }
  const specific = text === undefined ? undefined : parseCidr(text)
  if (!specific && allocation_pools) {
    throw badResource('subnets', 'allocation_pools allowed only for specific subnet requests.')
  }
  const prefix = specific?.prefix ?? requested.prefixlen ?? pool.default_prefixlen
  checkLength(pool, prefix)
  const given = subnets.listFromPool(call.db, pool.id)
  checkQuota(
    pool,
    prefix,
    given.filter(({ project_id }) => project_id === requested.project_id),
  )
  const free = freePrefixes(pool, given)
  const found = specific
    ? free.some((block) => contains(block, { version, value: specific.first }) && block.last >= specific.last) &&
      specific
    : firstOfSize(free, version, prefix)
  return found || exhausted(specific !== undefined, prefix)
}

function checkLength({ min_prefixlen, max_prefixlen }: SubnetPoolRow, prefix: number): void {
  const subject = `Unable to allocate subnet with prefix length ${prefix}`
  if (prefix < min_prefixlen) {
    throw named.badRequest('MinPrefixSubnetAllocationError', `${subject}, minimum allowed prefix is ${min_prefixlen}.`)
  }
  if (prefix > max_prefixlen) {
    throw named.badRequest('MaxPrefixSubnetAllocationError', `${subject}, maximum allowed prefix is ${max_prefixlen}.`)
  }
}

/** In addresses; for IPv6 in /64 networks. */
const weight = (version: IpVersion, prefix: number) => 2 ** Math.max((version === 4 ? BITS[4] : 64) - prefix, 0)

function checkQuota(
  { default_quota, ip_version }: SubnetPoolRow,
  prefix: number,
  own: readonly { cidr: string }[],
): void {
  if (default_quota === null) return
  const prefixes = [prefix, ...own.flatMap(({ cidr }) => parseCidr(cidr)?.prefix ?? [])]
  const total = prefixes.reduce((sum, length) => sum + weight(ip_version, length), 0)
  if (total > default_quota) {
    throw named.conflict('SubnetPoolQuotaExceeded', 'Per-tenant subnet pool prefix quota exceeded.')
  }
}

/** Smallest first, to avoid fragmentation. */
function freePrefixes({ prefixes, ip_version }: SubnetPoolRow, given: readonly { cidr: string }[]): Cidr[] {
  const taken = given.flatMap(({ cidr }) => parseCidr(cidr) ?? [])
  const all = merged(prefixes.flatMap((prefix) => parseCidr(prefix) ?? []))
  const free = all.flatMap((range) => without(range, taken))
  return toCidrs(ip_version, free).toSorted((a, b) => b.prefix - a.prefix)
}

function firstOfSize(free: readonly Cidr[], version: IpVersion, prefix: number): Cidr | undefined {
  const block = free.find((candidate) => candidate.prefix <= prefix)
  return block && cidrAt({ version, value: block.first }, prefix)
}

const exhausted = (isSpecific: boolean, prefix: number): never => {
  const reason = isSpecific
    ? 'Cannot allocate requested subnet from the available set of prefixes'
    : `Insufficient prefix space to allocate subnet size /${prefix}`
  throw named.conflict('SubnetAllocationError', `Failed to allocate subnet: ${reason}.`)
}
