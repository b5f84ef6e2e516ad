import { classic } from '@meridian/contract'
import {
  networks,
  OpenStackError,
  ports,
  routers,
  serverConsoles,
  servers,
  stackResources,
  stacks,
  subnets,
} from '@meridian/openstack'
import type { Server } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { OptionalReads } from '../../optional-reads.ts'
import { pageOf } from '../../paging.ts'
import { isAllowed } from '../../plugins/policy.ts'
import { serve } from '../../serve.ts'
import { stackKey } from '../heat/stack-keys.ts'
import { toTopology, toTopologyServers, type TopologyServer } from './network-topology.map.ts'
import { toStackTopology } from './stack-topology.map.ts'

/** Data of the topology pages, and a server's console log. */
export function topologyRoutes(app: FastifyInstance, { base }: { base: string }): void {
  serve(
    app,
    classic.networkTopology,
    async ({ query: { parts } }, request) => {
      const optional = new OptionalReads()
      const [seen, serverList] = await Promise.all([
        networkPart(request, optional),
        parts === 'network'
          ? []
          : optional.read(
              allOf<Server>((window) => servers.page(request.openstack('compute'), { ...window })),
              [],
            ),
      ])
      const projectId = request.access.token.project?.id ?? null
      const mayDeleteSubnet = (project: string) =>
        isAllowed(request.access, { rules: [['network', 'delete_subnet']], target: { project_id: project } })
      return { ...toTopology({ ...seen, servers: serverList, projectId, mayDeleteSubnet }, base), ...optional.gaps }
    },
    { link: true },
  )

  serve(app, classic.topologyServers, async (_input, request) => {
    const optional = new OptionalReads()
    const seen = await optional.read(knownServers(request), [])
    return { servers: toTopologyServers(seen, base), ...optional.gaps }
  })

  serve(
    app,
    classic.stackTopology,
    async ({ params: { id }, query }, request) => {
      const client = request.openstack('orchestration')
      const key = await stackKey(client, id).catch(orMissing)
      if (!key) return toStackTopology(id, undefined, [])
      const [stack, resources] = await Promise.all([
        stacks.status(client, key),
        stackResources.list(client, key, query),
      ])
      return toStackTopology(id, stack, resources)
    },
    { link: true },
  )

  serve(app, classic.consoleLog, async ({ params, query: { length } }, request, reply) => {
    const log = await serverConsoles.output(request.openstack('compute'), params.id, length)
    reply.type('text/plain; charset=utf-8')
    return log
  })
}

function orMissing(error: unknown): undefined {
  if (!(error instanceof OpenStackError && error.status === 404)) throw error
}

const allOf = async <T extends { id: string }>(read: Parameters<typeof pageOf<T>>[1]): Promise<T[]> =>
  (await pageOf<T>({}, read)).items

/** What the drawing has of a port: Neutron takes twice as long for all that it knows. */
const PORT_FIELDS = ['id', 'network_id', 'device_id', 'device_owner', 'fixed_ips', 'status']

/** Reads Neutron's lists at once. */
async function networkPart(request: FastifyRequest, optional: OptionalReads) {
  const network = request.openstack('network')
  const own = { project_id: request.access.token.project?.id }
  const all = <T extends { id: string }>(read: Parameters<typeof pageOf<T>>[1]) => optional.read(allOf(read), [])
  const [networkList, subnetList, routerList, portList] = await Promise.all([
    all((window) => networks.page(network, { ...window })),
    all((window) => subnets.page(network, { ...window })),
    all((window) => routers.page(network, { ...own, ...window })),
    all((window) => ports.page(network, { ...own, ...window, fields: PORT_FIELDS })),
  ])
  return { networks: networkList, subnets: subnetList, routers: routerList, ports: portList }
}

/** All that a server can be but active; Nova finds these whatever they are just doing. */
const INACTIVE = [
  'BUILD',
  'SHUTOFF',
  'PAUSED',
  'SUSPENDED',
  'RESCUE',
  'ERROR',
  'VERIFY_RESIZE',
  'SHELVED',
  'SHELVED_OFFLOADED',
]
/** An active server that is being deleted changed as recently as this. */
const RECENT_MS = 120_000

/**
 * The servers without Nova's detailed list of all, which takes several times as long as the list of names: names of
 * all, and details of those that are not active or have changed lately.
 */
async function knownServers(request: FastifyRequest): Promise<TopologyServer[]> {
  const nova = request.openstack('compute')
  const since = new Date(Date.now() - RECENT_MS).toISOString()
  const [names, inactive, recent] = await Promise.all([
    allOf((window) => servers.namesPage(nova, { ...window })),
    allOf((window) => servers.page(nova, { status: INACTIVE, ...window })),
    allOf((window) => servers.page(nova, { 'changes-since': since, ...window })),
  ])
  const details = new Map([...inactive, ...recent].map((server) => [server.id, server]))
  return names.map(({ id, name }) => details.get(id) ?? { id, name, status: 'ACTIVE', 'OS-EXT-STS:task_state': null })
}
