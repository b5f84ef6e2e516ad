import type { Cloud } from '../model/cloud.ts'
import type { FloatingIp, Port } from '../model/lists.ts'
import type { Thing } from './answer.ts'

const named = (kind: Thing['kind'], id: string, name: string | null | undefined): Thing => ({
  kind,
  id,
  name: name || id,
})

export const networkThing = (cloud: Cloud, id: string): Thing => named('network', id, cloud.networks.get(id)?.name)

export const routerThing = (cloud: Cloud, id: string): Thing => named('router', id, cloud.routers.get(id)?.name)

export const groupThing = (cloud: Cloud, id: string): Thing => named('group', id, cloud.groups.get(id)?.name)

export const floatingThing = (ip: FloatingIp): Thing => named('floatingIp', ip.id, ip.floating_ip_address)

/** A port is shown as its instance, if it has one that can be seen. */
export function portThing(cloud: Cloud, port: Port): Thing {
  const device = cloud.parentOf(port.id)?.device_id ?? port.device_id ?? ''
  const server = cloud.servers.get(device)
  if (server) return named('instance', server.id, server.name)
  const router = cloud.routers.get(device)
  if (router) return named('router', router.id, router.name)
  return named('port', port.id, port.name || port.fixed_ips?.[0]?.ip_address)
}

export const outsideThing = (address: string | null): Thing => ({ kind: 'outside', id: null, name: address ?? '' })
