import { neutron } from '@meridian/contract'
import {
  addressScopes,
  networkAgents,
  networkOperation,
  networkExtensions,
  networkSegments,
  networkZones,
  networks,
  qosPolicies,
  rbacPolicies,
  subnetpools,
  subnets,
  type ServiceClient,
} from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { filtersOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import { withState } from './attributes.map.ts'
import { extended, ifExtended } from './extended.ts'
import { all, ownPage, sharedPage, visiblePage, type ListQuery } from './listing.ts'
import { toSubnet, toSubnetPool } from './subnets.map.ts'

/** Neutron's resources whose endpoints forward to one call each. */
export function networkResourceRoutes(app: FastifyInstance): void {
  serve(app, neutron.subnetList, async ({ query }, request) => {
    // What is on one network, or from one pool, is of interest whoever owns it.
    const isOfOne = query.network_id !== undefined || query.subnetpool_id !== undefined
    const page = await (isOfOne ? visiblePage(request, query, subnets.page) : subnetsInSight(request, query))
    return { ...page, items: page.items.map(toSubnet) }
  })
  serveResource(app, 'network', [
    [neutron.subnetCreate, mapped(subnets.create, toSubnet)],
    [neutron.subnetView, mapped(subnets.show, toSubnet)],
    [neutron.subnetUpdate, mapped(subnets.update, toSubnet)],
    [neutron.subnetDelete, subnets.remove],
  ])

  serve(app, neutron.subnetPoolList, async ({ query }, request) => {
    const page = await sharedPage(request, query, subnetpools.page)
    return { ...page, items: page.items.map(toSubnetPool) }
  })
  serveResource(app, 'network', [
    [neutron.subnetPoolCreate, mapped(subnetpools.create, toSubnetPool)],
    [neutron.subnetPoolView, mapped(subnetpools.show, toSubnetPool)],
    [neutron.subnetPoolUpdate, mapped(subnetpools.update, toSubnetPool)],
    [neutron.subnetPoolDelete, subnetpools.remove],
  ])

  serve(app, neutron.addressScopeList, ({ query }, request) => sharedPage(request, query, addressScopes.page))
  serveResource(app, 'network', [
    [neutron.addressScopeCreate, addressScopes.create],
    [neutron.addressScopeView, addressScopes.show],
    [neutron.addressScopeUpdate, addressScopes.update],
    [neutron.addressScopeDelete, addressScopes.remove],
  ])

  serve(app, neutron.qosPolicyList, ({ query }, request) => sharedPage(request, query, qosPolicies.page))
  serveResource(app, 'network', [
    [neutron.qosPolicyCreate, qosPolicies.create],
    [neutron.qosPolicyView, qosPolicies.show],
    [neutron.qosPolicyViewByOldName, qosPolicies.show],
    [neutron.qosPolicyUpdate, qosPolicies.update],
    [neutron.qosPolicyDelete, qosPolicies.remove],
  ])

  serve(app, neutron.rbacPolicyList, ({ query }, request) => ownPage(request, query, rbacPolicies.page))
  serveResource(app, 'network', [
    [neutron.rbacPolicyCreate, rbacPolicies.create],
    [neutron.rbacPolicyView, rbacPolicies.show],
    [neutron.rbacPolicyUpdate, rbacPolicies.update],
    [neutron.rbacPolicyDelete, rbacPolicies.remove],
  ])

  serveResource(app, 'network', [
    [
      neutron.dhcpAgentList,
      async (client, id) => (await networkOperation.dhcpAgents(client, id)).map((agent) => withState(agent)),
    ],
    [neutron.dhcpServedList, dhcpServed],
    [neutron.dhcpAgentAdd, (client, id, { agent }) => networkOperation.addToAgent(client, agent, id)],
    [neutron.networkIpAvailability, networkOperation.ipAvailability],
  ])
  serve(app, neutron.networkSegmentList, async ({ params }, request) => ({
    items: await all(request.openstack('network'), networkSegments.page, { network_id: params.id }),
  }))
  serveResource(app, 'network', [
    [neutron.networkSegmentCreate, (client, id, body) => networkSegments.create(client, { network_id: id, ...body })],
    [neutron.networkSegmentUpdate, networkSegments.update],
    [neutron.networkSegmentDelete, networkSegments.remove],
  ])

  serve(app, neutron.dhcpAgentRemove, ({ params: { id, agent } }, request) =>
    networkOperation.removeFromAgent(request.openstack('network'), agent, id),
  )

  serveResource(app, 'network', [
    [
      neutron.networkAgentList,
      async (client, query) =>
        (await extended(all(client, networkAgents.page, filtersOf(query)))).map((agent) => withState(agent)),
    ],
    [neutron.networkAgentView, mapped(networkAgents.show, (agent) => withState(agent))],
    [neutron.networkAgentUpdate, mapped(networkAgents.update, (agent) => withState(agent))],
    [neutron.networkAgentDelete, networkAgents.remove],
    [neutron.agentRouterList, mapped(networkAgents.routers, (found) => found.map((router) => withState(router)))],
    [neutron.agentRouterAdd, (client, id, { router }) => networkAgents.addRouter(client, id, router)],
    [neutron.agentRouterRemove, networkAgents.removeRouter],
    [
      neutron.agentNetworkList,
      mapped(networkOperation.networksOfAgent, (found) => found.map((network) => withState(network))),
    ],
    [neutron.networkExtensionList, networkExtensions.list],
    [neutron.networkZoneList, async (client) => (await ifExtended(networkZones.list(client))) ?? []],
  ])
}

/** The project's own subnets and those of shared networks, which say by themselves that they are shared. */
async function subnetsInSight(request: FastifyRequest, query: ListQuery) {
  const shared = await all(request.openstack('network'), networks.page, { shared: true })
  const ids = new Set(shared.map(({ id }) => id))
  return sharedPage(request, query, async (client, more) => {
    const page = await subnets.page(client, more)
    return { ...page, items: page.items.map((subnet) => ({ ...subnet, shared: ids.has(subnet.network_id) })) }
  })
}

/** One call for each agent: there are fewer agents than networks. */
async function dhcpServed(neutronClient: ServiceClient) {
  const agents = await extended(all(neutronClient, networkAgents.page, { agent_type: 'DHCP agent' }))
  const served = await Promise.all(
    agents.map(async ({ id, host }) =>
      (await networkOperation.networksOfAgent(neutronClient, id)).map((network) => ({ id: network.id, host })),
    ),
  )
  const byNetwork = Map.groupBy(served.flat(), ({ id }) => id)
  return [...byNetwork].map(([id, agentsOfIt]) => ({ id, hosts: agentsOfIt.map(({ host }) => host) }))
}
