import {
  floatingIpConsequences,
  floatingIpEndpoints,
  imageConsequences,
  networkConsequences,
  portConsequences,
  portEndpoints,
  routerConsequences,
  routerEndpoints,
  securityGroupConsequences,
  securityGroupEndpoints,
  serverConsequences,
  serverEndpoints,
  serverPartEndpoints,
  snapshotConsequences,
  stackConsequences,
  stackResourceEndpoints,
  subnetConsequences,
  volumeBackupEndpoints,
  volumeConsequences,
  volumeEndpoints,
  volumeSnapshotEndpoints,
  type FloatingIp,
  type Image,
  type Network,
  type Port,
  type Router,
  type SecurityGroup,
  type Server,
  type StackSummary,
  type Subnet,
  type Volume,
  type VolumeSnapshot,
} from '@meridian/contract'
import { call } from '../../api/client.ts'
import { shutOffStep } from './remedies.ts'
import { createLists, type Lists } from './lists.ts'
import { lookAhead } from './look-ahead.ts'
import { whoLocked } from './who-locked.ts'

export const serverLookAhead = lookAhead<Server>(
  async (servers, lists) => {
    const perServer = <R>(read: (id: string) => Promise<{ items: R[] }>) => lists.each(servers, ({ id }) => read(id))
    const [attachments, ports, floatingIps, groups] = await Promise.all([
      perServer((id) => call(serverPartEndpoints.serverVolumeList, { params: { id } })),
      lists.isForeign
        ? perServer((id) => call(portEndpoints.portList, { query: { device_id: id, ...lists.scope } }))
        : lists.all((query) => call(portEndpoints.portList, { query })),
      lists.all((query) => call(floatingIpEndpoints.floatingIpList, { query })),
      lists.isForeign ? [] : lists.all((query) => call(securityGroupEndpoints.securityGroupList, { query })),
    ])
    const volumes = await lists.each(attachments, async ({ volumeId: id }) => ({
      items: [await call(volumeEndpoints.volumeView, { params: { id } })],
    }))
    const lockedBy = await whoLocked(servers.filter(({ locked }) => locked))
    return serverConsequences(servers, { attachments, volumes, ports, floatingIps, groups, lockedBy })
  },
  (servers, { intl }, found) => {
    const keepsVolume = new Set(found.flatMap(({ reason, of }) => (reason === 'volumeOfServer' ? of : [])))
    return {
      first: servers
        .filter(({ id, status }) => status === 'ACTIVE' && keepsVolume.has(id))
        .map((server) => shutOffStep(server, intl)),
    }
  },
)

export const volumeLookAhead = lookAhead<Volume>(
  async (volumes, lists) => {
    const perVolume = <R>(read: (id: string) => Promise<{ items: R[] }>) => lists.each(volumes, ({ id }) => read(id))
    const [snapshots, backups] = await Promise.all([
      perVolume((volume_id) => call(volumeSnapshotEndpoints.snapshotList, { query: { volume_id, ...lists.scope } })),
      // Many clouds have no backup service.
      createLists(false).optional(() => call(volumeBackupEndpoints.backupList, { query: lists.scope })),
    ])
    return volumeConsequences(volumes, { snapshots, backups })
  },
  (volumes) => ({ gigabytes: volumes.reduce((sum, { size }) => sum + size, 0) }),
)

export const snapshotLookAhead = lookAhead<VolumeSnapshot>(async (snapshots, lists) =>
  snapshotConsequences(snapshots, await lists.all((query) => call(volumeEndpoints.volumeList, { query }))),
)

export const imageLookAhead = lookAhead<Image>(async (images, lists) =>
  imageConsequences(
    images,
    await lists.each(images, ({ id }) => call(serverEndpoints.serverList, { query: { image: id, ...lists.scope } })),
  ),
)

/** What ports are used by, read only if there are such ports. */
async function around(ports: readonly Port[], lists: Lists) {
  const has = (prefix: string) => ports.some(({ device_owner: owner }) => owner.startsWith(prefix))
  const [servers, routers] = await Promise.all([
    has('compute:') ? lists.optional(() => call(serverEndpoints.serverList, { query: lists.scope })) : [],
    has('network:router') ? lists.optional(() => call(routerEndpoints.routerList, { query: lists.scope })) : [],
  ])
  return { ports, servers, routers, floatingIps: [] }
}

export const networkLookAhead = lookAhead<Network>(async (networks, lists) => {
  const ports = await lists.each(networks, ({ id }) =>
    call(portEndpoints.portList, { query: { network_id: id, ...lists.scope } }),
  )
  return networkConsequences(networks, await around(ports, lists))
})

export const subnetLookAhead = lookAhead<Subnet>(async (subnets, lists) => {
  const ports = await lists.each([...new Set(subnets.map(({ network_id: network }) => network))], (network_id) =>
    call(portEndpoints.portList, { query: { network_id, ...lists.scope } }),
  )
  return subnetConsequences(subnets, await around(ports, lists))
})

export const routerLookAhead = lookAhead<Router>(async (routers, lists) => {
  const [ports, floatingIps] = await Promise.all([
    lists.each(routers, ({ id }) => call(portEndpoints.portList, { query: { device_id: id, ...lists.scope } })),
    lists.all((query) => call(floatingIpEndpoints.floatingIpList, { query })),
  ])
  return routerConsequences(routers, { ports, floatingIps, servers: [], routers: [] })
})

export const portLookAhead = lookAhead<Port>(async (ports, lists) => {
  const [known, floatingIps] = await Promise.all([
    around(ports, lists),
    lists.all((query) => call(floatingIpEndpoints.floatingIpList, { query })),
  ])
  return portConsequences(ports, { ...known, floatingIps })
})

export const securityGroupLookAhead = lookAhead<SecurityGroup>(async (groups, lists) => {
  const [ports, all] = await Promise.all([
    lists.all((query) => call(portEndpoints.portList, { query })),
    lists.all((query) => call(securityGroupEndpoints.securityGroupList, { query })),
  ])
  const ids = new Set(groups.map(({ id }) => id))
  const used = ports.filter(({ security_groups: of }) => of.some((id) => ids.has(id)))
  return securityGroupConsequences(groups, all, await around(used, lists))
})

export const floatingIpLookAhead = lookAhead<FloatingIp>(async (addresses, lists) => {
  const isUsed = addresses.some(({ instance_id: device }) => device !== null)
  const servers = isUsed ? await lists.optional(() => call(serverEndpoints.serverList, { query: lists.scope })) : []
  return floatingIpConsequences(addresses, servers)
})

export const stackLookAhead = lookAhead<StackSummary>(async (stacks, lists) => {
  const found = await Promise.all(
    stacks.map(async ({ id }) => {
      const resources = await lists.optional(() => call(stackResourceEndpoints.stackResourceList, { params: { id } }))
      return [id, resources] as const
    }),
  )
  return stackConsequences(stacks, new Map(found))
})
