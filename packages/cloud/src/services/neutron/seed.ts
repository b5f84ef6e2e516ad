import type { Background } from '../../core/service/service.ts'
import { seedAgents } from './seeds/agents.ts'
import { seedGroups } from './seeds/groups.ts'
import { seedNetworks, seedPoolsAndQos } from './seeds/networks.ts'
import { seedBalancerPort, seedServerPorts } from './seeds/ports.ts'
import { seedFloatingIps, seedRouter, seedTrunk } from './seeds/routing.ts'

/** The networks of the cloud and of the company, with the ports of its servers. */
export function seed(background: Background): void {
  seedAgents(background)
  seedNetworks(background)
  seedPoolsAndQos(background)
  seedGroups(background)
  seedRouter(background)
  seedServerPorts(background)
  seedBalancerPort(background)
  seedFloatingIps(background)
  seedTrunk(background)
}
