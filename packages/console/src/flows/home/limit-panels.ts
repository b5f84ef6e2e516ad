import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { floatingIpManifest } from '../../resources/floating-ip/floating-ip.manifest.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { networkManifest } from '../../resources/network/network.manifest.ts'
import { routerManifest } from '../../resources/router/router.manifest.ts'
import { securityGroupManifest } from '../../resources/security-group/security-group.manifest.ts'
import { snapshotManifest } from '../../resources/volume/snapshot/snapshot.manifest.ts'
import { volumeManifest } from '../../resources/volume/volume.manifest.ts'
import type { Limited } from '../overview/use-limits.ts'

/** The list of what counts against each limit, where a user frees some of it. */
export const LIMIT_PANELS: Record<Limited['id'], ResourceManifest> = {
  instances: instanceManifest,
  vcpus: instanceManifest,
  ram: instanceManifest,
  volumes: volumeManifest,
  snapshots: snapshotManifest,
  storage: volumeManifest,
  floatingIps: floatingIpManifest,
  securityGroups: securityGroupManifest,
  securityGroupRules: securityGroupManifest,
  networks: networkManifest,
  ports: networkManifest,
  routers: routerManifest,
}
