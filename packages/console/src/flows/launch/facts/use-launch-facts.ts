import {
  cinderQuotaEndpoints,
  computeZoneEndpoints,
  flavorEndpoints,
  imageEndpoints,
  keypairEndpoints,
  networkEndpoints,
  networkQuotaEndpoints,
  portEndpoints,
  securityGroupEndpoints,
  serverEndpoints,
  serverGroupEndpoints,
  volumeEndpoints,
  volumeSnapshotEndpoints,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { wholeList } from '../../../api/lists.ts'
import { pages } from '../../../api/pages.ts'
import { query } from '../../../api/query.ts'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import type { PolicyRule } from '../../../framework/resource/item.ts'
import { useServiceEnabled, VOLUME_SERVICES } from '../../../framework/session/services.ts'
import { useSession } from '../../../framework/session/session.ts'
import { settingAt, type Settings } from '../../../framework/session/settings.ts'
import { computeLimitsQuery } from '../../../services/compute/compute-quotas.ts'
import type { KeyPairItem, LaunchFacts } from './launch-facts.ts'
import { usePart, type Part } from './part.ts'

export const keyPairList = query(keypairEndpoints.keypairList)

export const LISTS = {
  images: pages(imageEndpoints.imageList, { status: 'active' }),
  volumes: pages(volumeEndpoints.volumeList, { status: 'available', bootable: 1 }),
  volumeSnapshots: pages(volumeSnapshotEndpoints.snapshotList, { status: 'available' }),
  flavors: wholeList(flavorEndpoints.flavorList, { is_public: true, get_extras: true }),
  networks: pages(networkEndpoints.networkList),
  ports: pages(portEndpoints.portList),
  securityGroups: pages(securityGroupEndpoints.securityGroupList),
  serverGroups: wholeList(serverGroupEndpoints.serverGroupList),
}

export const SERVERS = pages(serverEndpoints.serverList)
const NO_DISK: readonly PolicyRule[] = [['compute', 'os_compute_api:servers:create:zero_disk_flavor']]

export type PartName = keyof typeof LISTS | 'keyPairs' | 'zones'

export interface Launchable {
  facts: LaunchFacts
  /** The loading state of each part. */
  parts: Readonly<Record<PartName, Part>>
}

/**
 * All choices of the wizard, loaded in parallel: each step waits only for its own. Server groups come after the rest.
 */
export function useLaunchFacts(settings: Settings): Launchable {
  const hasNetworks = useServiceEnabled(['network']) ?? false
  const hasVolumes = useServiceEnabled(VOLUME_SERVICES) ?? false
  const [limits] = usePart(computeLimitsQuery, { fresh: true })
  const [volumeLimits] = usePart(query(cinderQuotaEndpoints.cinderLimits), { fresh: true, enabled: hasVolumes })
  const [zones, zonesPart] = usePart(query(computeZoneEndpoints.computeZoneList))
  const [flavors, flavorsPart] = usePart(LISTS.flavors)
  const [images, imagesPart] = usePart(LISTS.images)
  const [keyPairs, keyPairsPart] = usePart(keyPairList)
  const [networks, networksPart] = usePart(LISTS.networks, { enabled: hasNetworks })
  const [securityGroups, securityGroupsPart] = usePart(LISTS.securityGroups, { enabled: hasNetworks })
  const [ports, portsPart] = usePart(LISTS.ports, { enabled: hasNetworks })
  const [volumes, volumesPart] = usePart(LISTS.volumes, { enabled: hasVolumes })
  const [volumeSnapshots, volumeSnapshotsPart] = usePart(LISTS.volumeSnapshots, { enabled: hasVolumes })
  const initializing = initializationOf([zonesPart, flavorsPart, imagesPart, keyPairsPart]) === 'initializing'
  // A failure does not block the rest.
  const [serverGroups, serverGroupsPart] = usePart(LISTS.serverGroups, { enabled: !initializing })

  // The next ones only warn the user early.
  const { project_id: project } = useSession()
  const { data: servers } = useQuery(SERVERS)
  const { data: networkQuotas } = useQuery({
    ...query(networkQuotaEndpoints.networkQuotaView, { params: { project: project ?? '' } }),
    enabled: hasNetworks && project !== null,
    staleTime: 0,
  })
  const refusesNoDisk = usePolicies()(NO_DISK) === false
  const facts = useMemo((): LaunchFacts => {
    const hypervisor = (name: string) => settingAt(settings, ['OPENSTACK_HYPERVISOR_FEATURES', name], false)
    return {
      limits: limits ?? null,
      volumeLimits: volumeLimits ?? null,
      zones: zones?.items ?? [],
      images: images?.items ?? [],
      volumes: volumes?.items ?? [],
      volumeSnapshots: volumeSnapshots?.items ?? [],
      flavors: flavors?.items ?? [],
      networks: networks?.items ?? [],
      ports: ports?.items ?? [],
      securityGroups: securityGroups?.items ?? [],
      keyPairs: keyPairs?.items.map((pair): KeyPairItem => ({ ...pair, id: pair.name })) ?? [],
      serverGroups: serverGroups?.items ?? [],
      hasNetworks,
      hasVolumes,
      requiresKeyPair: hypervisor('requires_keypair'),
      canSetPassword: hypervisor('can_set_password'),
      canSetMountPoint: hypervisor('can_set_mount_point'),
      hidesCreateVolume: settingAt(settings, ['LAUNCH_INSTANCE_DEFAULTS', 'hide_create_volume'], false),
      servers: servers?.items ?? [],
      networkQuotas: networkQuotas?.items ?? [],
      refusesNoDisk,
    }
  }, [
    limits,
    volumeLimits,
    zones,
    images,
    volumes,
    volumeSnapshots,
    flavors,
    networks,
    ports,
    securityGroups,
    keyPairs,
    serverGroups,
    hasNetworks,
    hasVolumes,
    settings,
    servers,
    networkQuotas,
    refusesNoDisk,
  ])
  return {
    facts,
    parts: {
      zones: zonesPart,
      flavors: flavorsPart,
      images: imagesPart,
      keyPairs: keyPairsPart,
      networks: networksPart,
      securityGroups: securityGroupsPart,
      ports: portsPart,
      volumes: volumesPart,
      volumeSnapshots: volumeSnapshotsPart,
      serverGroups: initializing ? { ...serverGroupsPart, loading: serverGroups === undefined } : serverGroupsPart,
    },
  }
}

/** The state of loading the required data; after a failure neither, until a retry. */
export function initializationOf(
  parts: readonly Pick<Part, 'loading' | 'retrying' | 'error'>[],
): 'initializing' | 'initialized' | 'failed' {
  if (parts.some(({ error, retrying }) => error !== null && !retrying)) return 'failed'
  return parts.some(({ loading, error }) => loading || error !== null) ? 'initializing' : 'initialized'
}
