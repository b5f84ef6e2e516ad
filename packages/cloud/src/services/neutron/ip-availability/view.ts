import type { Call } from '../../../core/service/api.ts'
import { rangeOf } from '../address/ranges.ts'
import * as addresses from '../addresses/store.ts'
import type { NetworkRow } from '../networks/store.ts'
import * as subnets from '../subnets/store.ts'
import type { SubnetRow } from '../subnets/store.ts'

/** Total and used addresses of networks; totals of IPv6 exceed the exact integers of a number. */
export function toAvailabilities({ db, query }: Call, rows: readonly NetworkRow[]) {
  const versions = query.getAll('ip_version')
  const isWanted = ({ ip_version }: SubnetRow) => versions.length === 0 || versions.includes(String(ip_version))
  const onNetwork = Map.groupBy(
    subnets
      .listOnNetworks(
        db,
        rows.map(({ id }) => id),
      )
      .filter(isWanted),
    (subnet) => subnet.network_id,
  )
  return rows.map(({ id, name, project_id }) => {
    const parts = (onNetwork.get(id) ?? []).map((subnet) => partOf(db, subnet))
    return {
      network_id: id,
      network_name: name,
      tenant_id: project_id,
      project_id,
      subnet_ip_availability: parts.map(({ total, ...part }) => ({ ...part, total_ips: exactly(total) })),
      used_ips: parts.reduce((sum, { used_ips }) => sum + used_ips, 0),
      total_ips: exactly(parts.reduce((sum, { total }) => sum + total, 0n)),
    }
  })
}

function partOf(db: Call['db'], { id, ip_version, cidr, name, allocation_pools }: SubnetRow) {
  const sizes = allocation_pools.map(rangeOf).map(({ first, last }) => last - first + 1n)
  return {
    subnet_id: id,
    ip_version,
    cidr,
    subnet_name: name,
    used_ips: addresses.taken(db, id),
    total: sizes.reduce((sum, size) => sum + size, 0n),
  }
}

/** A JSON number with all its digits. */
const exactly = (value: bigint): unknown => json.rawJSON(String(value))

const json = JSON as unknown as { rawJSON: (text: string) => unknown } // not in TypeScript's types yet
