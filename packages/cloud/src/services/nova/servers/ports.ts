import { Fault } from '../../../core/errors/fault.ts'
import type { Background } from '../../../core/service/service.ts'
import { createPort, removePort, updatePort } from '../neighbours/networks.ts'
import { asService, catchFault } from '../neighbours/requester.ts'
import type { Requester } from '../neighbours/requester.ts'
import type { WantedPort } from './create/networks.ts'
import type { ServerRow, Vif } from './row.ts'

/** Attaches a new or existing port to the server. */
export function plugPort(
  requester: Requester,
  row: ServerRow,
  { port_id, network_id, address, tag }: WantedPort,
  securityGroups: readonly string[],
): Vif {
  const binding = {
    device_id: row.id,
    device_owner: `compute:${row.availability_zone ?? ''}`,
    ...(row.host !== null && { 'binding:host_id': row.host }),
  }
  const known = { label: '', mac: '', ips: [], security_groups: [], tag }
  if (port_id !== null) {
    updatePort(requester, port_id, binding)
    return { ...known, port_id, net_id: network_id ?? '', isOwn: false }
  }
  const port = createPort(requester, {
    ...binding,
    network_id,
    tenant_id: row.project_id,
    admin_state_up: true,
    ...(securityGroups.length > 0 && { security_groups: securityGroups }),
    ...(address !== null && { fixed_ips: [{ ip_address: address }] }),
  })
  return { ...known, port_id: port.id, net_id: port.network_id, isOwn: true }
}

const IGNORED = () => undefined

/** Detaches ports: removes those that Nova created and unbinds others. Ignores missing ports. */
export function unplugPorts(context: Background | Requester, vifs: readonly Vif[]): void {
  const requester = 'auth' in context ? context : asService(context)
  for (const { port_id, isOwn } of vifs) {
    if (isOwn) catchFault(() => removePort(requester, port_id), IGNORED)
    else
      catchFault(
        () => updatePort(requester, port_id, { device_id: '', device_owner: '', 'binding:host_id': '' }),
        IGNORED,
      )
  }
}

/** Updates the host of the ports in Neutron. */
export function bindPorts(context: Background, row: ServerRow, host: string | null): void {
  const requester = asService(context)
  for (const { port_id } of row.vifs) {
    catchFault(() => updatePort(requester, port_id, { 'binding:host_id': host ?? '' }), IGNORED)
  }
}

/** Attaches all ports, or none. */
export function plugPorts(
  context: Background,
  row: ServerRow,
  wanted: readonly WantedPort[],
  securityGroups: readonly string[],
): Vif[] {
  const requester = asService(context)
  const plugged: Vif[] = []
  try {
    for (const port of wanted) plugged.push(plugPort(requester, row, port, securityGroups))
    return plugged
  } catch (error) {
    if (error instanceof Fault) unplugPorts(requester, plugged)
    throw error
  }
}
