import {
  floatingIpEndpoints,
  keypairEndpoints,
  networkEndpoints,
  routerEndpoints,
  securityGroupEndpoints,
  serverEndpoints,
} from '@meridian/contract'
import type { Call } from '../../../api/client.ts'
import { ifFound } from '../../../api/joined.ts'
import type { PlanStep } from '../../../framework/plan/plan.ts'
import { unlessGone, untilAccepted } from '../../../framework/plan/until-accepted.ts'
import { problemMessages } from '../create-server.messages.ts'
import { StepProblem, type Made } from './create-run.ts'
import type { RunOrder } from './run-order.ts'

export type LeftoverKind = 'server' | 'address' | 'router' | 'network' | 'group' | 'key'

/** Something that a run has made, in the order in which it can be deleted. */
export interface Leftover {
  kind: LeftoverKind
  type: string
  id: string
  name: string
  /** The server that was made uses it, or is it. */
  used: boolean
}

export function leftoversOf(order: RunOrder, made: Made): Leftover[] {
  const { serverId, floatingIp, routerId, network, group, keyName } = made
  const hasServer = serverId !== undefined
  const of = (kind: LeftoverKind, type: string, id: string | undefined, more: { name: string; used: boolean }) =>
    id === undefined ? [] : [{ kind, type, id, ...more }]
  const isNewAddress = order.address !== null && 'pool' in order.address
  return [
    ...of('server', 'OS::Nova::Server', serverId, { name: order.request.name, used: true }),
    ...of('address', 'OS::Neutron::FloatingIP', isNewAddress ? floatingIp?.id : undefined, {
      name: floatingIp?.ip ?? '',
      used: made.attached === true,
    }),
    ...of('router', 'OS::Neutron::Router', routerId, {
      name: order.network?.name ?? '',
      used: hasServer && made.connected === true,
    }),
    ...of('network', 'OS::Neutron::Net', network?.id, { name: network?.name ?? '', used: hasServer }),
    ...of('group', 'OS::Neutron::SecurityGroup', group?.id, { name: group?.name ?? '', used: hasServer }),
    ...of('key', 'OS::Nova::Keypair', order.newKey ? keyName : undefined, { name: keyName ?? '', used: hasServer }),
  ]
}

/** What must be deleted before; the services refuse what is in use. */
const AFTER: Record<LeftoverKind, readonly LeftoverKind[]> = {
  server: [],
  address: ['server'],
  router: ['server', 'address'],
  network: ['server', 'router'],
  group: ['server'],
  key: [],
}

/** The steps that delete these things. */
export const removalSteps = (leftovers: readonly Leftover[], label: (one: Leftover) => string): PlanStep[] =>
  leftovers.map((one) => ({
    id: one.kind,
    label: label(one),
    final: true,
    needs: leftovers.flatMap(({ kind }) => (AFTER[one.kind].includes(kind) ? kind : [])),
    run: (send) => removeLeftover(one, send),
  }))

const POLL_MS = 1000
/** How often a server is asked for before it counts as not deleted. */
const ATTEMPTS = 120

/** Deletes it, and waits for a server until what it uses is free. */
async function removeLeftover({ kind, id }: Leftover, send: Call): Promise<void> {
  await unlessGone(() => untilAccepted(() => remove(kind, id, send)))
  if (kind !== 'server' || send.rehearsal) return
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const server = await ifFound(send(serverEndpoints.serverView, { params: { id } }))
    if (server === null) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new StepProblem(problemMessages.serverStays)
}

function remove(kind: LeftoverKind, id: string, send: Call): Promise<unknown> {
  switch (kind) {
    case 'server':
      return send(serverEndpoints.serverDelete, { params: { id } })
    case 'address':
      return send(floatingIpEndpoints.floatingIpDelete, { params: { id } })
    case 'router':
      return send(routerEndpoints.routerDelete, { params: { id }, query: { detach: 'true' } })
    case 'network':
      return send(networkEndpoints.networkDelete, { params: { id } })
    case 'group':
      return send(securityGroupEndpoints.securityGroupDelete, { params: { id } })
    case 'key':
      return send(keypairEndpoints.keypairDelete, { params: { name: id } })
  }
}
