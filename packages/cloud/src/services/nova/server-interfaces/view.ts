import type { InterfaceAttachment, Port } from '@meridian/wire'
import type { ServerRow } from '../servers/row.ts'

export function toInterface(port: Port, { vifs }: ServerRow, showsTag: boolean): InterfaceAttachment {
  const { id, network_id, mac_address, status, fixed_ips } = port
  return {
    net_id: network_id,
    port_id: id,
    mac_addr: mac_address,
    port_state: status,
    fixed_ips: fixed_ips.map(({ subnet_id, ip_address }) => ({ subnet_id, ip_address })),
    ...(showsTag && { tag: vifs.find(({ port_id }) => port_id === id)?.tag ?? null }),
  }
}
