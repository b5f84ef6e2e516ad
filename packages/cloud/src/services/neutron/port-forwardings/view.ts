import type { PortForwarding } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import type { PortForwardingRow } from './store.ts'

/** Rows with a range lack the single port. */
export const toForwardings = (_: Call, rows: readonly PortForwardingRow[]): PortForwarding[] =>
  rows.map((row) => ({
    id: row.id,
    ...(isSingle(row.external_port_range) && { external_port: row.external_port }),
    external_port_range: row.external_port_range,
    protocol: row.protocol,
    internal_port_id: row.internal_port_id,
    internal_ip_address: row.internal_ip_address,
    ...(isSingle(row.internal_port_range) && { internal_port: row.internal_port }),
    internal_port_range: row.internal_port_range,
    description: row.description,
  }))

function isSingle(range: string): boolean {
  const [first, last] = range.split(':')
  return first === last
}
