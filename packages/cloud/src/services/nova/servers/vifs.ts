import type { FloatingIp, Port } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { listFloatingIps, listNetworks, listPorts, listSecurityGroups } from '../neighbours/networks.ts'
import { asService } from '../neighbours/requester.ts'
import type { ServerRow, Vif } from './row.ts'

/** The server's ports as Neutron has them now, in order of attachment. */
export function readVifs(context: Call | Background, row: ServerRow): Vif[] {
  const requester = asService(context)
  const ports = listPorts(requester, [['device_id', row.id]])
  if (ports.length === 0) return []
  const ids = (values: string[]): [string, string][] => [...new Set(values)].map((id) => ['id', id])
  const networks = listNetworks(requester, ids(ports.map((port) => port.network_id)))
  const groupIds = ids(ports.flatMap((port) => port.security_groups))
  const groups = groupIds.length === 0 ? [] : listSecurityGroups(requester, groupIds)
  const floating = listFloatingIps(
    requester,
    ports.map((port) => ['port_id', port.id]),
  )
  const place = ({ id }: Port) => (row.vifs.findIndex((vif) => vif.port_id === id) + ports.length) % ports.length
  return ports
    .toSorted((left, right) => place(left) - place(right))
    .map((port) => ({
      ...knownOf(row, port),
      port_id: port.id,
      net_id: port.network_id,
      label: networks.find(({ id }) => id === port.network_id)?.name ?? '',
      mac: port.mac_address,
      ips: port.fixed_ips.map(({ ip_address, subnet_id }) => ({
        address: ip_address,
        subnet_id,
        floating: floating
          .filter(floatsOver(port.id, ip_address))
          .map(({ floating_ip_address }) => floating_ip_address),
      })),
      security_groups: port.security_groups.flatMap((id) => groups.find((group) => group.id === id)?.name ?? []),
    }))
}

/** Nova's own data of a port; ports that Nova did not create are not removed. */
function knownOf({ vifs }: ServerRow, { id }: Port): Pick<Vif, 'tag' | 'isOwn'> {
  const known = vifs.find(({ port_id }) => port_id === id)
  return { tag: known?.tag ?? null, isOwn: known?.isOwn ?? false }
}

const floatsOver = (portId: string, address: string) => (ip: FloatingIp) =>
  ip.port_id === portId && ip.fixed_ip_address === address
