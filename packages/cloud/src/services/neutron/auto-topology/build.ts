import type { Call } from '../../../core/service/api.ts'
import { networks } from '../networks/kind.ts'
import { makeNetwork } from '../networks/make.ts'
import type { NetworkRow } from '../networks/store.ts'
import { newRowDefaults } from '../resource/standard.ts'
import { attachSubnet } from '../routers/attach.ts'
import { withGateway } from '../routers/gateway.ts'
import * as routers from '../routers/store.ts'
import type { RouterRow } from '../routers/store.ts'
import type { SubnetPoolRow } from '../subnetpools/store.ts'
import { subnets } from '../subnets/kind.ts'
import { makeSubnet } from '../subnets/make.ts'
import * as store from './store.ts'
import type { AutoTopology } from './store.ts'

/** A network with a subnet from each default pool, and a router to the external network. */
export function build(
  call: Call,
  project_id: string,
  external: NetworkRow,
  pools: readonly SubnetPoolRow[],
): AutoTopology {
  const network = makeNetwork(call, { ...networks.create.parse({ name: 'auto_allocated_network' }), project_id })
  const bare: RouterRow = {
    ...newRowDefaults(call),
    project_id,
    name: 'auto_allocated_router',
    description: '',
    admin_state_up: true,
    status: 'ACTIVE',
    routes: [],
    flavor_id: null,
    availability_zone_hints: [],
    distributed: false,
    ha: false,
    gw_port_id: null,
    enable_snat: true,
    agents: [],
  }
  const router = withGateway(call, bare, { network_id: external.id })
  routers.insert(call.db, router)
  for (const { id, ip_version } of pools) {
    const name = `auto_allocated_subnet_v${ip_version}`
    const input = subnets.create.parse({ name, network_id: network.id, ip_version, subnetpool_id: id })
    attachSubnet(call, router, makeSubnet(call, { ...input, project_id }).id)
  }
  const topology = { project_id, network_id: network.id, router_id: router.id }
  store.insert(call.db, topology)
  return topology
}
