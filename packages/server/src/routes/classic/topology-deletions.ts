import { classic, type DeletionNotice, type RefusedDeletion } from '@meridian/contract'
import { networks, routers, servers, subnets, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { ApiRefusal, sendError } from '../../errors.ts'
import { serve } from '../../serve.ts'
import { removeInterface } from '../neutron/router-interfaces.ts'
import { gatewayLink, nameOf } from './network-topology.map.ts'

type Named = { id: string; iframe_id?: string | undefined }

const frameOf = ({ id, iframe_id: frame }: Named) => ({ iframe_id: frame ?? id })

/** The ids of a request that may be refused for them. */
const Ids = z.object({ id: z.string().catch(''), iframe_id: z.string().max(255).optional().catch(undefined) })

const refused = (message: string, query: unknown): RefusedDeletion => ({
  type: 'error',
  message,
  ...frameOf(Ids.parse(query)),
})

const deleted = (what: string, thing: { id: string; name: string }, query: Named): DeletionNotice => ({
  type: 'success',
  message: `Deleted ${what}: ${nameOf(thing)}`,
  ...frameOf(query),
})

/** Deletions from the network topology; a refused one is answered by a message of the same shape. */
export function topologyDeletionRoutes(app: FastifyInstance): void {
  app.register((deletions, _options, done) => {
    deletions.setErrorHandler((error, request, reply) =>
      sendError(error, request, reply, (message) => refused(message, request.query)),
    )
    deletionRoutes(deletions)
    done()
  })
}

/**
 * Each resource is read first: the message has its name, and its parent is
 * checked.
 */
function deletionRoutes(app: FastifyInstance): void {
  serve(app, classic.topologyInstanceDelete, async ({ query }, request): Promise<DeletionNotice> => {
    const { id } = query
    const client = request.openstack('compute')
    const { name } = await servers.show(client, id)
    await servers.remove(client, id)
    // Nova deletes it later, so the message is info and not success.
    return { type: 'info', message: `Scheduled deletion of Instance: ${name}`, ...frameOf(query) }
  })

  serve(app, classic.topologyRouterDelete, async ({ query }, request) => {
    const { id } = query
    const client = request.openstack('network')
    const router = await routers.show(client, id)
    await routers.remove(client, id)
    return deleted('Router', router, query)
  })

  serve(app, classic.topologyNetworkDelete, async ({ query }, request) => {
    const { id } = query
    const client = request.openstack('network')
    const network = await networks.show(client, id)
    await networks.remove(client, id)
    return deleted('Network', network, query)
  })

  serve(app, classic.topologyInterfaceDelete, async ({ params, query }, request) =>
    deleted('Interface', await disconnect(request.openstack('network'), params.router, query.id), query),
  )

  serve(app, classic.topologySubnetDelete, async ({ params, query }, request) => {
    const { id } = query
    const client = request.openstack('network')
    const subnet = await subnets.show(client, id)
    if (subnet.network_id !== params.network) throw new ApiRefusal(404, `Subnet ${id} could not be found.`)
    await subnets.remove(client, id)
    return deleted('Subnet', subnet, query)
  })
}

/** An invisible gateway port has a generated id. */
async function disconnect(client: ServiceClient, routerId: string, portId: string) {
  const { external_gateway_info: gateway } = await routers.show(client, routerId)
  if (gateway === null || portId !== gatewayLink(gateway.network_id)) return removeInterface(client, routerId, portId)
  await routers.update(client, routerId, { external_gateway_info: null })
  return { id: portId, name: '' }
}
