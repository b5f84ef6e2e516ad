import type { Background } from '../../core/service/service.ts'
import { seedAgents } from './seeds/agents.ts'
import { seedGroups } from './seeds/groups.ts'
import { seedNetworks, seedPoolsAndQos } from './seeds/networks.ts'
import { seedServerPorts } from './seeds/ports.ts'
import { seedFloatingIps, seedRouter, seedTrunk } from './seeds/routing.ts'

/** The cloud's networks and the company's, with everything that its servers are plugged into. */
export function seed(background: Background): void {
  seedAgents(background)
  seedNetworks(background)
  seedPoolsAndQos(background)
  seedGroups(background)
  seedRouter(background)
  seedServerPorts(background)
  seedFloatingIps(background)
  seedTrunk(background)
}
