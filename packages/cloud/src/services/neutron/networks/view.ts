import type { Network } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { ZONE } from '../agents/store.ts'
import { sharedOf } from '../rbac/store.ts'
import * as segments from '../segments/store.ts'
import type { SegmentRow } from '../segments/store.ts'
import * as subnetpools from '../subnetpools/store.ts'
import * as subnets from '../subnets/store.ts'
import type { SubnetRow } from '../subnets/store.ts'
import type { NetworkRow } from './store.ts'

export function toNetworks(call: Call, rows: readonly NetworkRow[]): Network[] {
  const { db, auth } = call
  const ids = rows.map(({ id }) => id)
  const shared = sharedOf(db, ids, 'access_as_shared', auth.projectId ?? '')
  const external = sharedOf(db, ids, 'access_as_external', auth.projectId ?? '')
  const onNetwork = Map.groupBy(subnets.listOnNetworks(db, ids), ({ network_id }) => network_id)
  const segmentsOf = Map.groupBy(segments.listOnNetworks(db, ids), ({ network_id }) => network_id)
  return rows.map((row) => {
    const own = onNetwork.get(row.id) ?? []
    const isExternal = external.has(row.id)
    return {
      id: row.id,
      name: row.name,
      tenant_id: row.project_id,
      project_id: row.project_id,
      admin_state_up: row.admin_state_up,
      mtu: row.mtu,
      status: row.status,
      subnets: own.map(({ id }) => id).toSorted(),
      shared: shared.has(row.id),
      availability_zone_hints: row.availability_zone_hints,
      availability_zones: row.agents.length > 0 ? [ZONE] : [],
      ipv4_address_scope: scopeOf(call, own, 4),
      ipv6_address_scope: scopeOf(call, own, 6),
      'router:external': isExternal,
      ...(isExternal && { is_default: row.is_default }),
      description: row.description ?? '',
      port_security_enabled: row.port_security_enabled,
      qos_policy_id: row.qos_policy_id,
      dns_domain: row.dns_domain,
      l2_adjacency: true,
      tags: row.tags,
      created_at: row.created_at,
      updated_at: row.updated_at,
      revision_number: row.revision_number,
      ...providerOf(segmentsOf.get(row.id) ?? []),
    }
  })
}

/** Its segment's attributes, or the list of them if there are several. */
function providerOf(own: readonly SegmentRow[]): Partial<Network> {
  const shown = own.map((segment) => ({
    'provider:network_type': segment.network_type,
    'provider:physical_network': segment.physical_network,
    'provider:segmentation_id': segment.segmentation_id,
  }))
  return shown.length > 1 ? { segments: shown } : (shown[0] ?? {})
}

/** The response to create has `is_default` for all networks. */
export const toNewNetworks = (call: Call, rows: readonly NetworkRow[]) =>
  toNetworks(call, rows).map((network) => ({ is_default: false, ...network }))

/** Subnets have the address scope of their pool. */
function scopeOf({ db }: Call, own: readonly SubnetRow[], version: 4 | 6): string | null {
  const poolId = own.find((subnet) => subnet.ip_version === version && subnet.subnetpool_id !== null)?.subnetpool_id
  return (poolId && subnetpools.find(db, poolId)?.address_scope_id) ?? null
}
