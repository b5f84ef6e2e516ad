import {
  floatingIpEndpoints,
  keypairEndpoints,
  networkEndpoints,
  portEndpoints,
  routerEndpoints,
  securityGroupEndpoints,
  serverEndpoints,
  volumeEndpoints,
} from '@meridian/contract'
import type { Call } from '../../api/client.ts'
import type { CloudFacts } from './model/cloud-facts.ts'

/** Reads what the project has. */
export async function readFacts(project: string, call: Call): Promise<CloudFacts> {
  const [servers, volumes, keypairs, networks, ports, routers, groups, floatingIps] = await Promise.all([
    call(serverEndpoints.serverList, {}),
    call(volumeEndpoints.volumeList, {}),
    call(keypairEndpoints.keypairList),
    call(networkEndpoints.networkList, {}),
    call(portEndpoints.portList, {}),
    call(routerEndpoints.routerList, {}),
    call(securityGroupEndpoints.securityGroupList, {}),
    call(floatingIpEndpoints.floatingIpList, {}),
  ])
  return {
    project,
    servers: servers.items,
    volumes: volumes.items,
    keypairs: keypairs.items,
    networks: networks.items,
    ports: ports.items,
    routers: routers.items,
    groups: groups.items,
    floatingIps: floatingIps.items,
  }
}
