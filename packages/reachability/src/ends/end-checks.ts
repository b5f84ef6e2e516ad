import type { Check } from '../answer/answer.ts'
import { assumed, stops, unseen } from '../answer/hop.ts'
import { isRouterPort, type Cloud } from '../model/cloud.ts'
import type { Port } from '../model/lists.ts'
import { deadHosts } from '../routing/agents.ts'

/** Statuses in which a guest runs. */
const RUNNING: readonly string[] = ['ACTIVE', 'PASSWORD', 'VERIFY_RESIZE', 'MIGRATING']

/** What keeps a port from sending or receiving, apart from its groups. */
export function endChecks(cloud: Cloud, port: Port, isPing: boolean): Check[] {
  if (isRouterPort(port)) return isPing ? [] : [unseen('router-itself')]
  return [...portChecks(cloud, port), ...serverChecks(cloud, port), ...dhcpChecks(cloud, port)]
}

function portChecks(cloud: Cloud, port: Port): Check[] {
  if (port.admin_state_up === false) {
    return [stops('port-admin-down', {}, [{ kind: 'admin-up', of: 'port', id: port.id }])]
  }
  if (port['binding:vif_type'] === 'binding_failed') {
    return [stops('binding-failed', { host: port['binding:host_id'] ?? '' })]
  }
  if (!port.device_id && !port.device_owner && !cloud.parentOf(port.id)) return [stops('port-unused')]
  const isUp = !port.status || port.status === 'ACTIVE' || port.status === 'N/A'
  const isConsequence = serverChecks(cloud, port).some(({ fate }) => fate === 'stops')
  return isUp || isConsequence ? [] : [stops('port-down', { status: port.status ?? '' })]
}

function serverChecks(cloud: Cloud, port: Port): Check[] {
  const device = cloud.parentOf(port.id) ?? port
  if (!(device.device_owner ?? '').startsWith('compute:') || !device.device_id) return []
  const server = cloud.servers.get(device.device_id)
  if (!server) return [cloud.isUnread('servers') ? unseen('unread-server') : assumed('server-unseen')]
  if (!server.status || RUNNING.includes(server.status)) return []
  return [stops('server-off', { status: server.status }, [{ kind: 'start', serverId: server.id }])]
}

/** A guest keeps its address while its lease lasts: nobody here sees how long that is. */
function dhcpChecks(cloud: Cloud, port: Port): Check[] {
  const servers = cloud.portsIn(port.network_id).filter((one) => one.device_owner === 'network:dhcp')
  const host = deadHosts(cloud, 'DHCP agent', servers)
  return host === '' ? [] : [unseen('dhcp-agent-dead', { host })]
}
