import * as z from 'zod'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import { networks } from '../networks/kind.ts'
import * as networkStore from '../networks/store.ts'
import { toNetworks } from '../networks/view.ts'
import { objectOf, parsed } from '../resource/body.ts'
import { findVisible } from '../resource/find.ts'
import { text } from '../resource/values.ts'
import { routers } from '../routers/kind.ts'
import * as routerStore from '../routers/store.ts'
import { toDetailedRouters } from '../routers/view.ts'
import { agents } from './kind.ts'
import * as store from './store.ts'
import type { AgentRow } from './store.ts'
import { toHosts } from './view.ts'

type OnAgent = Call<{ agent: string }>
type OnBoth = Call<{ agent: string; id: string }>

export const listNetworks = (call: OnAgent) => {
  call.authorize('get_dhcp-networks')
  const { id } = findVisible(call, agents, call.params.agent)
  return ok({ networks: toNetworks(call, store.networksOf(call.db, id)) })
}

export const addNetwork = (call: OnAgent) => {
  call.authorize('create_dhcp-network')
  const { network_id } = parsed(z.object({ network_id: text(36) }), objectOf(call))
  const agent = agentOf(call, store.DHCP_AGENT, 'InvalidDHCPAgent', 'a valid DHCP Agent')
  const network = findVisible(call, networks, network_id)
  if (network.agents.includes(agent.id)) {
    const message = `The network ${network.id} has been already hosted by the DHCP Agent ${agent.id}.`
    throw named.conflict('NetworkHostedByDHCPAgent', message)
  }
  networkStore.update(call.db, { ...network, agents: [...network.agents, agent.id] })
  return created(null)
}

export const removeNetwork = (call: OnBoth) => {
  call.authorize('delete_dhcp-network')
  const agent = findVisible(call, agents, call.params.agent)
  const network = findVisible(call, networks, call.params.id)
  if (!network.agents.includes(agent.id)) {
    const message = `The network ${network.id} is not hosted by the DHCP Agent ${agent.id}.`
    throw named.conflict('NetworkNotHostedByDhcpAgent', message)
  }
  networkStore.update(call.db, { ...network, agents: network.agents.filter((id) => id !== agent.id) })
  return noContent
}

/** An unknown network has no agents, as in Neutron. */
export const listOfNetwork = (call: Call<{ id: string }>) => {
  call.authorize('get_dhcp-agents')
  const network = networkStore.find(call.db, call.params.id)
  return ok({ agents: toHosts(call, store.listByIds(call.db, network?.agents ?? [])) })
}

export const listRouters = (call: OnAgent) => {
  call.authorize('get_l3-routers')
  const { id } = findVisible(call, agents, call.params.agent)
  return ok({ routers: toDetailedRouters(call, store.routersOf(call.db, id)) })
}

export const addRouter = (call: OnAgent) => {
  call.authorize('create_l3-router')
  const { router_id } = parsed(z.object({ router_id: text(36) }), objectOf(call))
  const router = findVisible(call, routers, router_id)
  const agent = agentOf(call, store.L3_AGENT, 'InvalidL3Agent', 'a L3 Agent')
  if (router.agents.length > 0) {
    const message = `The router ${router.id} has been already hosted by the L3 Agent ${router.agents[0]}.`
    throw named.conflict('RouterHostedByL3Agent', message)
  }
  routerStore.update(call.db, { ...router, agents: [agent.id] })
  return created(null)
}

export const removeRouter = (call: OnBoth) => {
  call.authorize('delete_l3-router')
  const agent = findVisible(call, agents, call.params.agent)
  const router = findVisible(call, routers, call.params.id)
  if (!router.agents.includes(agent.id)) {
    const message = `The router ${router.id} is not hosted by L3 agent ${agent.id}.`
    throw named.conflict('RouterNotHostedByL3Agent', message)
  }
  routerStore.update(call.db, { ...router, agents: router.agents.filter((id) => id !== agent.id) })
  return noContent
}

export const listOfRouter = (call: Call<{ id: string }>) => {
  call.authorize('get_l3-agents')
  const router = findVisible(call, routers, call.params.id)
  return ok({ agents: toHosts(call, store.listByIds(call.db, router.agents), { ha_state: null }) })
}

/** Throws for agents of another type and for disabled ones. */
function agentOf(call: OnAgent, type: string, fault: string, what: string): AgentRow {
  const agent = findVisible(call, agents, call.params.agent)
  if (agent.agent_type === type && agent.admin_state_up) return agent
  throw named.notFound(fault, `Agent ${agent.id} is not ${what} or has been disabled.`)
}
