import { neutron } from '@meridian/contract'
import { networks, subnets, type Page, type ServiceClient } from '@meridian/openstack'
import type { Network, Subnet } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { OptionalReads } from '../../optional-reads.ts'
import { pageOf, windowOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import { all, visiblePage, neutronQuery, type ListQuery } from './listing.ts'
import { withState } from './attributes.map.ts'
import { toSubnet } from './subnets.map.ts'

export function networkRoutes(app: FastifyInstance): void {
  serve(app, neutron.networkList, async ({ query }, request) => {
    const optional = new OptionalReads()
    const client = request.openstack('network')
    // Read with the networks: most clouds have so few that no second request must wait for the first.
    const reading = subnets.page(client, { limit: EARLY_SUBNETS })
    reading.catch(() => {}) // it is read below, unless the networks fail
    const page = await networkPage(request, query)
    const known = await optional.read(
      reading.then((early) => subnetsOf(client, page.items, early)),
      [],
    )
    return { ...page, items: page.items.map((network) => toNetwork(network, known)), ...optional.gaps }
  })

  serveResource(app, 'network', [
    [neutron.networkCreate, mapped(networks.create, (network) => toNetwork(network, []))],
    [neutron.networkView, (client, id) => withSubnets(client, networks.show(client, id))],
    [neutron.networkUpdate, (client, id, network) => withSubnets(client, networks.update(client, id, network))],
    [neutron.networkDelete, networks.remove],
  ])
}

/** The project's own and the shared networks, for which Neutron has no single filter. */
async function networkPage(request: FastifyRequest, query: ListQuery) {
  const { access } = request
  const project = access.token.project?.id
  if (query.all_projects || query.project_id || query.tenant_id || !project)
    return visiblePage(request, query, networks.page)
  const client = request.openstack('network')
  const filters = neutronQuery(query)
  const read = (which: object) => all(client, networks.page, { ...filters, ...which })
  const [own, shared] = await Promise.all([
    filters.shared === 'true' ? [] : read({ project_id: project, shared: false }),
    filters.shared === 'false' ? [] : read({ shared: true }),
  ])
  return pageOf(query, async (window) => windowOf([...own, ...shared], window))
}

/** Ids per request: the URL stays short enough for every proxy. */
const IDS_AT_ONCE = 100

/** Subnets that are read before it is known which the networks have. */
const EARLY_SUBNETS = 100

/** `early` is what is known already. */
async function subnetsOf(
  client: ServiceClient,
  of: readonly Network[],
  early: Page<Subnet> = { items: [], more: true },
): Promise<readonly Subnet[]> {
  const known = new Set(early.items.map(({ id }) => id))
  const isMissing = (network: Network) => network.subnets.some((id) => !known.has(id))
  const ids = early.more ? of.filter(isMissing).map(({ id }) => id) : []
  const batches = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, n) =>
    ids.slice(n * IDS_AT_ONCE, (n + 1) * IDS_AT_ONCE),
  )
  return [
    ...early.items,
    ...(await eachOf(batches, (batch) => all(client, subnets.page, { network_id: batch }))).flat(),
  ]
}

async function withSubnets(client: ServiceClient, read: Promise<Network>) {
  const network = await read
  return toNetwork(network, await subnetsOf(client, [network]))
}

/** A network with its subnets instead of their ids; those that the caller may not see are left out. */
function toNetwork(network: Network, visible: readonly Subnet[]) {
  const byId = new Map(visible.map((subnet) => [subnet.id, subnet]))
  const own = network.subnets.flatMap((id) => byId.get(id) ?? [])
  return { ...withState(network), subnets: own.map(toSubnet) }
}
