import type { ExternalGateway, Router } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { ZONE } from '../agents/store.ts'
import * as ports from '../ports/store.ts'
import type { PortRow } from '../ports/store.ts'
import type { RouterRow } from './store.ts'

export function toRouters({ db }: Pick<Call, 'db'>, rows: readonly RouterRow[]): Router[] {
  const gatewayIds = rows.flatMap(({ gw_port_id }) => gw_port_id ?? [])
  const gateways = new Map(ports.listByIds(db, gatewayIds).map((port) => [port.id, port]))
  return rows.map(({ description, agents, gw_port_id, enable_snat, ...row }) => ({
    ...row,
    description: description ?? '',
    tenant_id: row.project_id,
    external_gateway_info: gatewayOf(gateways.get(gw_port_id ?? ''), enable_snat),
    availability_zones: agents.length > 0 ? [ZONE] : [],
  }))
}

function gatewayOf(port: PortRow | undefined, enable_snat: boolean): ExternalGateway | null {
  return port ? { network_id: port.network_id, external_fixed_ips: port.fixed_ips, enable_snat } : null
}

/** With fields for administrators, which Neutron sends to everybody in some responses. */
export const toDetailedRouters = (call: Pick<Call, 'db'>, rows: readonly RouterRow[]) =>
  toRouters(call, rows).map((router, index) => ({
    ...router,
    gw_port_id: rows[index]?.gw_port_id ?? null,
    ha_vr_id: 0,
  }))
