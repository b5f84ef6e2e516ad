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
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { OptionalReads } from '../../optional-reads.ts'
import { pageOf } from '../../paging.ts'
import { isAllowed } from '../../plugins/policy.ts'
import { serve } from '../../serve.ts'
import { stackKey } from '../heat/stack-keys.ts'
import { toTopology } from './network-topology.map.ts'
import { toStackTopology } from './stack-topology.map.ts'

/** Data of the topology pages, and a server's console log. */
export function topologyRoutes(app: FastifyInstance, { base }: { base: string }): void {
  serve(app, classic.networkTopology, async (_input, request) => {
    const optional = new OptionalReads()
    const seen = await everything(request, optional)
    const projectId = request.access.token.project?.id ?? null
    const mayDeleteSubnet = (project: string) =>
      isAllowed(request.access, { rules: [['network', 'delete_subnet']], target: { project_id: project } })
    return { ...toTopology({ ...seen, projectId, mayDeleteSubnet }, base), ...optional.gaps }
  })

  serve(
    app,
    classic.stackTopology,
    async ({ params: { id } }, request) => {
      const client = request.openstack('orchestration')
      const key = await stackKey(client, id).catch(orMissing)
      if (!key) return toStackTopology(id, undefined, [])
      const [stack, resources] = await Promise.all([stacks.status(client, key), stackResources.list(client, key)])
      return toStackTopology(id, stack, resources)
    },
    { link: true },
  )

  serve(app, classic.consoleLog, async ({ params, query: { length } }, request, reply) => {
    const lines = length ? Number(length) : null
    const log = await serverConsoles.output(request.openstack('compute'), params.id, lines)
    reply.type('text/plain; charset=utf-8')
    return log
  })
}

function orMissing(error: unknown): undefined {
  if (!(error instanceof OpenStackError && error.status === 404)) throw error
}

/** Reads all at once; an unavailable service leaves its part empty. */
async function everything(request: FastifyRequest, optional: OptionalReads) {
  const project = request.access.token.project?.id
  const network = request.openstack('network')
  const own = { project_id: project }
  const all = <T extends { id: string }>(read: Parameters<typeof pageOf<T>>[1]) =>
    optional.read(
      pageOf<T>({}, read).then(({ items }) => items),
      [],
    )
  const [serverList, networkList, subnetList, routerList, portList] = await Promise.all([
    all((window) => servers.page(request.openstack('compute'), { ...window })),
    all((window) => networks.page(network, { ...window })),
    all((window) => subnets.page(network, { ...window })),
    all((window) => routers.page(network, { ...own, ...window })),
    all((window) => ports.page(network, { ...own, ...window })),
  ])
  return { servers: serverList, networks: networkList, subnets: subnetList, routers: routerList, ports: portList }
}
