import {
  floatingIpEndpoints,
  keypairEndpoints,
  networkEndpoints,
  routerEndpoints,
  securityGroupEndpoints,
  serverEndpoints,
  serverPartEndpoints,
  subnetEndpoints,
  volumeEndpoints,
  type Server,
  type ServerRequest,
} from '@meridian/contract'
import { ApiError } from '../../../api/api-error.ts'
import type { Call } from '../../../api/client.ts'
import { orNull } from '../../../api/joined.ts'
import type { CreateForm } from '../create-form.ts'
import type { CreateFacts } from '../facts.ts'
import { problemMessages } from '../create-server.messages.ts'
import { sshRule } from '../rules/ssh-group.ts'
import { STEP_IDS, StepProblem, type Made, type Operations } from './create-run.ts'
import { orderOf, type RunOrder } from './run-order.ts'

/** The time between two looks at a server that is being built. */
const POLL_MS = 1500

/** A server that is still not there after this long is reported; it may still come. */
const PATIENCE_MS = 10 * 60_000

/** Of a volume, in Cinder. */
const MAX_NAME = 255

/** The requests of each step of this order. */
export function operationsOf(order: RunOrder): Operations {
  const { request, newKey, opening, network, address } = order
  return {
    ...(newKey && {
      key: async (_, send) => {
        const { name, publicKey } = newKey
        const pair = await send(keypairEndpoints.keypairCreate, {
          body: { name, key_type: 'ssh', ...(publicKey !== null && { public_key: publicKey }) },
        })
        return { keyName: pair.name, privateKey: pair.private_key }
      },
    }),
    ...(opening && {
      // The group is kept if only its rule fails, so that a retry does not make a second one.
      group: withGroup(opening.name, opening.prefix),
    }),
    ...(network && networkOperations(network)),
    server: async (made, send) => {
      const { id } = await send(serverEndpoints.serverCreate, {
        body: {
          ...request,
          ...(made.network && {
            nics: [{ 'net-id': made.network.id, 'v4-fixed-ip': '' }, ...(request.nics ?? [])],
          }),
          security_groups: [...(request.security_groups ?? []), ...(made.group ? [made.group.id] : [])],
        },
      })
      return { serverId: id }
    },
    ...(address && {
      address: async (_, send) => {
        if ('floatingIp' in address) return { floatingIp: address.floatingIp }
        const { id, ip } = await send(floatingIpEndpoints.floatingIpCreate, { body: { pool_id: address.pool.id } })
        return { floatingIp: { id, ip } }
      },
      attach: attachAddress,
    }),
    start: async ({ serverId = '' }, send) => {
      const server = await waitFor(async () => {
        const found = await serverOnceBuilt(serverId, send)
        return found.status === 'BUILD' ? null : found
      })
      if (bootsFromNewVolume(request)) await nameBootVolume(server, send)
      return { fixedIp: fixedAddress(server) }
    },
  }
}

/** A network whose router leads outside. */
export function networkOperations({ name, cidr, external }: NonNullable<RunOrder['network']>): Operations {
  return {
    network: async (_, send) => {
      const { id } = await send(networkEndpoints.networkCreate, { body: { name } })
      return { network: { id, name } }
    },
    subnet: async ({ network }, send) => {
      const body = { network_id: network?.id ?? '', name, cidr, ip_version: 4 } as const
      return { subnetId: (await send(subnetEndpoints.subnetCreate, { body })).id }
    },
    router: async (_, send) => ({ routerId: (await send(routerEndpoints.routerCreate, { body: { name } })).id }),
    gateway: async ({ routerId = '' }, send) => {
      const body = { external_gateway_info: { network_id: external.id } }
      await send(routerEndpoints.routerUpdate, { params: { id: routerId }, body })
    },
    interface: async ({ routerId = '', subnetId = '' }, send) => {
      await send(routerEndpoints.routerInterfaceAdd, { params: { id: routerId }, body: { subnet_id: subnetId } })
      return { connected: true }
    },
  }
}

const bootsFromNewVolume = ({ block_device_mapping_v2: devices }: ServerRequest) =>
  devices?.some(({ boot_index: index, source_type: source }) => Number(index) === 0 && source !== 'volume') ?? false

/** Nova gives no name to the volume that it makes, and lists of volumes would show an id. A name is not worth a failure. */
async function nameBootVolume({ id, name }: Server, send: Call): Promise<void> {
  const attached = await orNull(send(serverPartEndpoints.serverVolumeList, { params: { id } }))
  const boot = attached?.items.find((each) => each.bootable && each.name === each.volumeId)
  if (!boot) return
  const body = { name: `${name}-boot`.slice(-MAX_NAME) }
  await orNull(send(volumeEndpoints.volumeUpdate, { params: { id: boot.volumeId }, body }))
}

function withGroup(name: string, prefix: string): NonNullable<Operations['group']> {
  let own: { id: string; name: string } | undefined
  return async ({ group }, send) => {
    own ??= group ?? (await send(securityGroupEndpoints.securityGroupCreate, { body: { name } }))
    await send(securityGroupEndpoints.securityGroupRuleCreate, { body: sshRule(own.id, prefix) })
    return { group: { id: own.id, name: own.name } }
  }
}

/** Stands for the port of the server, which exists only once the server does. */
const PORT = 'PORT'

/** Sends the requests of all steps with a function that changes nothing. */
export async function rehearseRun(values: CreateForm, facts: CreateFacts, send: Call): Promise<void> {
  const { start: _wait, attach, ...steps } = operationsOf(orderOf(values, facts))
  let made: Made = {}
  for (const id of STEP_IDS) {
    const step = id === 'start' || id === 'attach' ? undefined : steps[id]
    made = { ...made, ...(await step?.(made, send)) }
  }
  if (attach)
    await send(floatingIpEndpoints.floatingIpAssociate, {
      body: { address_id: made.floatingIp?.id ?? '', port_id: PORT },
    })
}

/** A port gets its address while the server is being built. */
async function attachAddress({ serverId = '', floatingIp }: Made, send: Call): Promise<Made> {
  const target = await waitFor(async () => {
    const { items } = await send(floatingIpEndpoints.floatingIpTargetList, { query: { server_id: serverId } })
    const found = items.find(({ fixed_ip: ip }) => !ip.includes(':'))
    if (found) return found
    const { status } = await serverOnceBuilt(serverId, send)
    if (status === 'BUILD') return null
    throw new StepProblem(problemMessages.noRouter)
  })
  await send(floatingIpEndpoints.floatingIpAssociate, {
    body: { address_id: floatingIp?.id ?? '', port_id: target.id },
  })
  return { attached: true, fixedIp: target.fixed_ip }
}

/** The server; throws Nova's reason if it could not be built. */
async function serverOnceBuilt(id: string, send: Call): Promise<Server> {
  const server = await send(serverEndpoints.serverView, { params: { id } })
  if (server.status === 'ERROR') throw refusal(server.fault?.message ?? 'ERROR', server.fault?.code ?? 500)
  return server
}

const refusal = (message: string, status: number) =>
  new ApiError(message, { reason: 'refused', endpoint: 'GET /api/nova/servers/:id', status })

function fixedAddress({ addresses }: Server): string | undefined {
  const all = Object.values(addresses)
    .flat()
    .filter((address) => address['OS-EXT-IPS:type'] !== 'floating')
  return (all.find(({ version }) => version === 4) ?? all[0])?.addr
}

/** Asks until there is a result. */
async function waitFor<T>(ask: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const found = await ask()
    if (found !== null) return found
    if (Date.now() > deadline) throw new StepProblem(problemMessages.tooLong)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
