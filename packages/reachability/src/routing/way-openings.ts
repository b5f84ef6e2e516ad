import { includes, rangeOf, type Range } from '../model/addresses.ts'
import { isRouterPort, type Cloud } from '../model/cloud.ts'
import { addressText } from '../model/format.ts'
import type { Port, Router } from '../model/lists.ts'
import type { Opening } from '../answer/answer.ts'
import type { Goal, PortGoal } from './goal.ts'

/** An interface of the router in the port's subnet, at the subnet's gateway address if nobody has it. */
export function intoNetwork(cloud: Cloud, router: Router, { port, address }: PortGoal): Opening[] {
  const block = cloud.blocksOf(port.network_id).find(({ range }) => includes(range, address))
  return block ? [interfaceIn(cloud, router.id, block.subnet.id, block.subnet.gateway_ip ?? null)] : []
}

function interfaceIn(cloud: Cloud, routerId: string | null, subnetId: string, gateway: string | null): Opening {
  const address = rangeOf(gateway)
  const owners = address ? cloud.owners(address) : []
  const isTaken = owners.some((port) => (port.fixed_ips ?? []).some((ip) => ip.subnet_id === subnetId))
  return { kind: 'interface', routerId, subnetId, address: isTaken ? null : gateway }
}

/** An interface at the gateway address that a port sends to, of the router that stands in the other end's network. */
export function toGateway(cloud: Cloud, port: Port, gateway: Range, goal: Goal): Opening[] {
  const block = cloud.blocksOf(port.network_id).find(({ range }) => includes(range, gateway))
  if (!block) return []
  const networkId = goal.kind === 'port' ? goal.port.network_id : null
  const there = cloud.lists.ports.find((one) => one.network_id === networkId && isRouterPort(one))
  const withGateway = cloud.lists.routers.find((router) => router.external_gateway_info)
  const routerId =
    (networkId === null ? withGateway?.id : there?.device_id) ??
    (cloud.lists.routers.length === 1 ? cloud.lists.routers[0]?.id : null) ??
    null
  return [{ kind: 'interface', routerId, subnetId: block.subnet.id, address: addressText(gateway) }]
}
