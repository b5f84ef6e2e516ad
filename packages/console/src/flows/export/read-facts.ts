import {
  floatingIpEndpoints,
  imageEndpoints,
  keypairEndpoints,
  networkEndpoints,
  portEndpoints,
  routerEndpoints,
  securityGroupEndpoints,
  serverEndpoints,
  volumeEndpoints,
  type Server,
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
    servers: await withImageNames(servers.items, call),
    volumes: volumes.items,
    keypairs: keypairs.items,
    networks: networks.items,
    ports: ports.items,
    routers: routers.items,
    groups: groups.items,
    floatingIps: floatingIps.items,
  }
}

/** The list has no names of images while Glance is slow or away; an image that is gone keeps its id. */
async function withImageNames(servers: readonly Server[], call: Call): Promise<Server[]> {
  const idOf = ({ image, image_name: name }: Server) => (image === '' || name !== null ? null : image.id)
  const ids = [...new Set(servers.map(idOf))].filter((id) => id !== null)
  const found = await Promise.all(
    ids.map((id) =>
      call(imageEndpoints.imageView, { params: { id } }).then(
        ({ name }) => [id, name] as const,
        () => [id, null] as const,
      ),
    ),
  )
  const names = new Map(found)
  return servers.map((server) => ({
    ...server,
    image_name: server.image_name ?? names.get(idOf(server) ?? '') ?? null,
  }))
}
