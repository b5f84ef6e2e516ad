import {
  cinderInfoEndpoints,
  computeServiceEndpoints,
  heatServiceEndpoints,
  networkAgentEndpoints,
  type ComputeService,
  type HeatService,
  type NetworkAgent,
  type VolumeService,
} from '@meridian/contract'
import { query } from '../../api/query.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { compareText } from '../../framework/text/wording.ts'

export const STATES = {
  compute: query(computeServiceEndpoints.computeServiceList),
  volume: query(cinderInfoEndpoints.cinderServices),
  network: query(networkAgentEndpoints.networkAgentList, { query: {} }),
  orchestration: query(heatServiceEndpoints.heatServices),
}

/** Who may change the services of each table, and delete the records of those that are gone. */
export const SERVICE_RULES = {
  'update-compute': [['compute', 'os_compute_api:os-services:update']],
  'delete-compute': [['compute', 'os_compute_api:os-services:delete']],
  'update-volume': [['volume', 'volume_extension:services:update']],
  'update-network': [['network', 'update_agent']],
  'delete-network': [['network', 'delete_agent']],
} as const satisfies Record<string, readonly PolicyRule[]>

/** A service or agent, as the tables show them. */
export interface ServiceRow {
  id: string
  name: string
  host: string
  zone: string | null
  enabled: boolean
  up: boolean
  updated: string | null
  reason: string | null
}

export const ofService = (service: ComputeService | VolumeService): ServiceRow => ({
  id: String(service.id),
  name: service.binary,
  host: service.host,
  zone: service.zone,
  enabled: service.status === 'enabled',
  up: service.state === 'up',
  updated: service.updated_at,
  reason: service.disabled_reason,
})

export interface AgentRow extends ServiceRow {
  type: string
}

export const ofAgent = (agent: NetworkAgent): AgentRow => ({
  id: agent.id,
  type: agent.agent_type,
  name: agent.binary,
  host: agent.host,
  zone: agent.availability_zone,
  enabled: agent.admin_state_up,
  up: agent.alive,
  updated: agent.heartbeat_timestamp,
  reason: null,
})

export const ofEngine = (engine: HeatService): ServiceRow => ({
  id: engine.id,
  name: engine.binary,
  host: engine.host,
  zone: null,
  enabled: true,
  up: engine.status === 'up',
  updated: engine.updated_at,
  reason: null,
})

/** Those that are down although they are enabled, the longest silent first. */
export const downOf = (rows: readonly ServiceRow[]): ServiceRow[] =>
  rows
    .filter(({ up, enabled }) => enabled && !up)
    .toSorted((left, right) => compareText(left.updated ?? '', right.updated ?? ''))
