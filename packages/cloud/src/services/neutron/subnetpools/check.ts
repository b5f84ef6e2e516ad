import type { Call } from '../../../core/service/api.ts'
import { scopes } from '../address-scopes/kind.ts'
import { overlaps, parseCidr } from '../address/cidr.ts'
import { BITS } from '../address/ip.ts'
import type { IpVersion } from '../address/ip.ts'
import { invalidInput, named } from '../faults.ts'
import { findIfVisible } from '../resource/find.ts'
import * as store from './store.ts'
import type { SubnetPoolRow } from './store.ts'

/** The IP version of all prefixes; throws if they differ. */
export function versionOf(prefixes: readonly string[]): IpVersion {
  const versions = new Set(prefixes.map((prefix) => parseCidr(prefix)?.version ?? 4))
  const [version] = versions
  if (version === undefined) throw named.badRequest('EmptySubnetPoolPrefixList', 'Empty subnet pool prefix list.')
  if (versions.size > 1) {
    throw named.badRequest('PrefixVersionMismatch', 'Cannot mix IPv4 and IPv6 prefixes in a subnet pool.')
  }
  return version
}

interface Lengths {
  default_prefixlen?: number | undefined
  min_prefixlen?: number | undefined
  max_prefixlen?: number | undefined
}

/** The prefix lengths of a new pool, with Neutron's defaults. */
export function lengthsOf(version: IpVersion, requested: Lengths) {
  const min_prefixlen = requested.min_prefixlen ?? (version === 4 ? 8 : 64)
  const max_prefixlen = requested.max_prefixlen ?? BITS[version]
  const default_prefixlen = requested.default_prefixlen ?? min_prefixlen
  return { min_prefixlen, max_prefixlen, default_prefixlen }
}

export function checkLengths({
  ip_version,
  min_prefixlen: min,
  max_prefixlen: max,
  default_prefixlen,
}: SubnetPoolRow): void {
  const bounds = (bound: string) =>
    named.badRequest('IllegalSubnetPoolPrefixBounds', `Illegal prefix bounds: ${bound}.`)
  if (min < 1) {
    throw named.badRequest('UnsupportedMinSubnetPoolPrefix', `Prefix '${min}' not supported in IPv${ip_version} pool.`)
  }
  if (max > BITS[ip_version]) throw bounds(`max_prefixlen=${max}, ip_version=${ip_version}`)
  if (min > max) throw bounds(`min_prefixlen=${min}, max_prefixlen=${max}`)
  if (default_prefixlen < min) throw bounds(`default_prefixlen=${default_prefixlen}, min_prefixlen=${min}`)
  if (default_prefixlen > max) throw bounds(`default_prefixlen=${default_prefixlen}, max_prefixlen=${max}`)
}

/** Throws unless the pool fits its address scope: same IP version, no overlap with other pools. */
export function checkScope(call: Call, pool: SubnetPoolRow): void {
  const { address_scope_id: id, ip_version, prefixes } = pool
  if (id === null) return
  const scope = findIfVisible(call, scopes, id)
  if (!scope) throw scopes.missing(id)
  if (scope.ip_version !== ip_version) {
    const what = `subnetpool ${pool.id} cannot associate with address scope ${id}`
    const message = `Illegal subnetpool association: ${what} because subnetpool ip_version is not ${scope.ip_version}.`
    throw named.badRequest('IllegalSubnetPoolIpVersionAssociationToAddressScope', message)
  }
  const own = prefixes.flatMap((prefix) => parseCidr(prefix) ?? [])
  const others = store.listInScope(call.db, id).filter((other) => other.id !== pool.id)
  const taken = others.flatMap((other) => other.prefixes).flatMap((prefix) => parseCidr(prefix) ?? [])
  if (own.some((one) => taken.some((other) => overlaps(one, other)))) {
    const message = 'Failed to associate address scope: subnetpools within an address scope must have unique prefixes.'
    throw named.conflict('AddressScopePrefixConflict', message)
  }
}

/** At most one default pool per IP version. */
export function checkDefault({ db }: Call, { id, is_default, ip_version }: SubnetPoolRow): void {
  const other = is_default ? store.findDefault(db, ip_version) : undefined
  if (other && other.id !== id) {
    throw invalidInput(
      'A default subnetpool for this IP family has already been set. Only one default may exist per IP family',
    )
  }
}
