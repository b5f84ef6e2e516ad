import { neutron } from '@meridian/contract'
import { networks, subnets, type ServiceClient } from '@meridian/openstack'
import type { Network, Subnet } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { Gaps } from '../../gaps.ts'
import { pageOf, windowOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import { all, visible, wanted, type ListQuery } from './listing.ts'
import { toNetwork } from './networks.map.ts'

export function networkRoutes(app: FastifyInstance): void {
  serve(app, neutron.networkList, async ({ query }, request) => {
    const gaps = new Gaps()
    const page = await networkPage(request, query)
    const known = await gaps.fill(subnetsOf(request.openstack('network'), page.items), [])
    return { ...page, items: page.items.map((network) => toNetwork(network, known)), ...gaps.named }
  })

  serveResource(app, 'network', [
    [neutron.networkCreate, mapped(networks.create, (network) => toNetwork(network, []))],
    [neutron.networkView, (client, id) => withSubnets(client, networks.show(client, id))],
    [neutron.networkUpdate, (client, id, network) => withSubnets(client, networks.update(client, id, network))],
    [neutron.networkDelete, networks.remove],
  ])
}

/** The project's own and the shared ones, which Neutron has no one question for. */
async function networkPage(request: FastifyRequest, query: ListQuery) {
  const { access } = request
  const project = access.token.project?.id
  if (query.all_projects || query.project_id || query.tenant_id || !project)
    return visible(request, query, networks.page)
  const client = request.openstack('network')
  const filters = wanted(query)
  const read = (which: object) => all(client, networks.page, { ...filters, ...which })
  const [own, shared] = await Promise.all([
    filters.shared === 'true' ? [] : read({ project_id: project, shared: false }),
    filters.shared === 'false' ? [] : read({ shared: true }),
  ])
  return pageOf(query, async (window) => windowOf([...own, ...shared], window))
}

/** So many ids fit into a URL that everything on the way accepts. */
const IDS_AT_ONCE = 100

async function subnetsOf(client: ServiceClient, of: readonly Network[]): Promise<Subnet[]> {
  const ids = of.filter((network) => network.subnets.length > 0).map(({ id }) => id)
  const batches = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, n) =>
    ids.slice(n * IDS_AT_ONCE, (n + 1) * IDS_AT_ONCE),
  )
  return (await eachOf(batches, (batch) => all(client, subnets.page, { network_id: batch }))).flat()
}

async function withSubnets(client: ServiceClient, read: Promise<Network>) {
  const network = await read
  return toNetwork(network, await subnetsOf(client, [network]))
}
