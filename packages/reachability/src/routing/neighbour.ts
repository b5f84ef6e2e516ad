import { includes, keyOf, rangeOf, type Range } from '../model/addresses.ts'
import { interfacesOf, isRouterPort, isWhole, oncePer, type Cloud } from '../model/cloud.ts'
import type { Port, Router } from '../model/lists.ts'

/** Who takes a packet on as the next hop. */
export type Neighbour =
  | { kind: 'router'; router: Router }
  | { kind: 'router-unseen' }
  | { kind: 'guest'; port: Port }
  | { kind: 'unseen' }
  | { kind: 'nobody' }

const routerOf = (cloud: Cloud, port: Port): Neighbour => {
  const router = cloud.routers.get(port.device_id ?? '')
  return router ? { kind: 'router', router } : { kind: 'router-unseen' }
}

const LINK_LOCAL = rangeOf('fe80::/10')

/** Who has an address on a network, for packets that it shall hand on. */
export function neighbourAt(cloud: Cloud, networkId: string, address: Range): Neighbour {
  const owners = cloud.owners(address).filter((port) => port.network_id === networkId)
  const port = owners.find(isRouterPort) ?? owners[0] ?? linkLocal(cloud, networkId, address)
  if (port) return isRouterPort(port) ? routerOf(cloud, port) : { kind: 'guest', port }
  const router = gatewayAt(cloud, networkId, address)
  if (router) return { kind: 'router', router }
  return isWhole(cloud, networkId) ? { kind: 'nobody' } : { kind: 'unseen' }
}

/** Routers announce themselves by link-local addresses, which no port lists. */
function linkLocal(cloud: Cloud, networkId: string, address: Range): Port | undefined {
  if (!LINK_LOCAL || !includes(LINK_LOCAL, address)) return undefined
  return cloud.lists.ports.find((port) => port.network_id === networkId && isRouterPort(port))
}

/** A router whose gateway has the address: the gateway's port is hidden from projects. */
function gatewayAt(cloud: Cloud, networkId: string, address: Range): Router | undefined {
  return cloud.lists.routers.find(
    ({ external_gateway_info: gateway }) =>
      gateway?.network_id === networkId &&
      (gateway.external_fixed_ips ?? []).some((ip) => isAddress(ip.ip_address, address)),
  )
}

const isAddress = (text: string, address: Range) => {
  const range = rangeOf(text)
  return range !== null && keyOf(range) === keyOf(address)
}

const attachedTo = oncePer((cloud, routerId) =>
  interfacesOf(cloud, routerId).flatMap((port) =>
    (port.fixed_ips ?? []).flatMap((ip) => {
      const block = cloud.blocks.get(ip.subnet_id)
      return block ? [{ ...block, port }] : []
    }),
  ),
)

/** The subnets in which a router stands, each with the network behind the interface. */
export const attachedBlocks = (cloud: Cloud, router: Router) => attachedTo(cloud, router.id)
