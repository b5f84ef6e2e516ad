import { networkEndpoints, portEndpoints, routerEndpoints } from '@meridian/contract'
import type { Call } from '../../../api/client.ts'
import type { PlanStep } from '../../../framework/plan/plan.ts'
import { refusalOf } from '../../../services/failure/refusals.ts'
import { problemMessages } from '../create-server.messages.ts'
import { ROUTER_PORT } from '../rules/create-choice.ts'
import { StepProblem, type Made, type RunStep, type StepId } from './create-run.ts'
import { networkOperations } from './operations.ts'
import type { RunOrder } from './run-order.ts'

/** What is connected, and to which external network. */
export interface Connection {
  network: { id: string; name: string }
  external: { id: string; name: string }
}

/** The network that lacks a way outside, if that is why a step failed. */
export function missingConnection({ error }: Pick<RunStep, 'error'>, order: RunOrder, made: Made): Connection | null {
  const isRouteless =
    (error instanceof StepProblem && error.text === problemMessages.noRouter) ||
    (error !== null && refusalOf(error.message)?.kind === 'noRoute')
  const [network] = [...(made.network ? [made.network] : []), ...order.networks]
  return isRouteless && network && order.external ? { network, external: order.external } : null
}

/** The steps that are missing until the network reaches outside: by its own router, another of the project, or a new one. */
export async function connectionSteps(
  { network, external }: Connection,
  label: (id: StepId) => string,
  send: Call,
): Promise<PlanStep[]> {
  const [{ subnets }, routers, ports] = await Promise.all([
    send(networkEndpoints.networkView, { params: { id: network.id } }),
    send(routerEndpoints.routerList, { query: {} }),
    send(portEndpoints.portList, { query: { network_id: network.id } }),
  ])
  const subnet = subnets.find(({ ip_version: version }) => version === 4)
  if (!subnet) throw new StepProblem(problemMessages.noRouter)
  const doors = ports.items.filter(({ device_owner: owner }) => ROUTER_PORT.test(owner)).map((port) => port.device_id)
  const leads = (one: (typeof routers.items)[number]) => one.external_gateway_info?.network_id === external.id
  const inside = routers.items.filter(({ id }) => doors.includes(id))
  if (inside.some(leads)) return []
  const closed = inside.find((one) => one.external_gateway_info === null)
  const open = inside.length === 0 ? routers.items.find(leads) : undefined
  const ids: StepId[] = closed ? ['gateway'] : open ? ['interface'] : ['router', 'gateway', 'interface']
  const operations = networkOperations({ name: network.name, cidr: subnet.cidr, external })
  let made: Made = { routerId: (closed ?? open)?.id, subnetId: subnet.id }
  return ids.map((id, index) => ({
    id,
    label: label(id),
    needs: ids.slice(Math.max(0, index - 1), index),
    run: async (by) => void (made = { ...made, ...(await operations[id]?.(made, by)) }),
  }))
}
