import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { readUpdate } from '../resource/body.ts'
import { findVisible } from '../resource/find.ts'
import { listReply, refuseUnknownFilters } from '../resource/listing.ts'
import { showReply } from '../resource/replies.ts'
import { agents } from './kind.ts'
import * as store from './store.ts'
import { ZONE } from './store.ts'
import { toAgents } from './view.ts'

export const list = (call: Call) => listReply(call, agents)

export const show = (call: Call<{ id: string }>) => showReply(call, agents)

export const update = (call: Call<{ id: string }>) => {
  const { input } = readUpdate(call, agents)
  const agent = { ...findVisible(call, agents, call.params.id), ...input }
  call.authorize('update_agent')
  store.update(call.db, agent)
  return ok({ agent: toAgents(call, [agent])[0] })
}

export const remove = (call: Call<{ id: string }>) => {
  const agent = findVisible(call, agents, call.params.id)
  call.authorize('delete_agent')
  store.remove(call.db, agent.id)
  return noContent
}

const ZONES = [
  { name: ZONE, resource: 'network', type: store.DHCP_AGENT },
  { name: ZONE, resource: 'router', type: store.L3_AGENT },
] as const

/** The zones of the agents. */
export const listZones = (call: Call) => {
  call.authorize('get_availability_zone')
  refuseUnknownFilters(call, ['name', 'resource', 'state'])
  const matches = (key: string, value: string) => !call.query.has(key) || call.query.getAll(key).includes(value)
  const zones = ZONES.map(({ type, ...zone }) => {
    const isUp = store.listOfType(call.db, type).some(({ admin_state_up }) => admin_state_up)
    return { ...zone, state: isUp ? 'available' : 'unavailable' }
  })
  const isWanted = (zone: (typeof zones)[0]) =>
    matches('name', zone.name) && matches('resource', zone.resource) && matches('state', zone.state)
  return ok({ availability_zones: zones.filter(isWanted) })
}
