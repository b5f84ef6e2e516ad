import type { FloatingIp } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import * as forwardings from '../port-forwardings/store.ts'
import type { PortForwardingRow } from '../port-forwardings/store.ts'
import * as ports from '../ports/store.ts'
import type { PortRow } from '../ports/store.ts'
import type { FloatingIpRow } from './store.ts'

export function toFloatingIps({ db }: Pick<Call, 'db'>, rows: readonly FloatingIpRow[]): FloatingIp[] {
  const portIds = rows.flatMap(({ port_id }) => port_id ?? [])
  const portOf = new Map(ports.listByIds(db, portIds).map((port) => [port.id, port]))
  const ids = rows.map(({ id }) => id)
  const forwarded = Map.groupBy(forwardings.listOfFloatingIps(db, ids), ({ floatingip_id }) => floatingip_id)
  return rows.map(({ description, floating_port_id: _, ...row }) => ({
    ...row,
    description: description ?? '',
    tenant_id: row.project_id,
    port_details: detailsOf(portOf.get(row.port_id ?? '')),
    port_forwardings: (forwarded.get(row.id) ?? []).map(inFloatingIp),
  }))
}

const detailsOf = (port: PortRow | undefined): FloatingIp['port_details'] =>
  port
    ? {
        name: port.name,
        network_id: port.network_id,
        mac_address: port.mac_address,
        admin_state_up: port.admin_state_up,
        status: port.status,
        device_id: port.device_id,
        device_owner: port.device_owner,
      }
    : null

const inFloatingIp = (row: PortForwardingRow) => ({
  id: row.id,
  protocol: row.protocol,
  internal_ip_address: row.internal_ip_address,
  internal_port: row.internal_port,
  external_port: row.external_port,
  internal_port_id: row.internal_port_id,
})
