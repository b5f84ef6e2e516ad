import {
  applicationCredentialEndpoints,
  certificateEndpoints,
  computeZoneEndpoints,
  floatingIpEndpoints,
  imageEndpoints,
  keypairEndpoints,
  loadBalancerEndpoints,
  networkEndpoints,
  portEndpoints,
  routerEndpoints,
  securityGroupEndpoints,
  serverEndpoints,
  serverGroupEndpoints,
  stackEndpoints,
  volumeBackupEndpoints,
  volumeEndpoints,
  volumeSnapshotEndpoints,
} from '@meridian/contract'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { pages } from '../../api/pages.ts'
import { query, type ItemQuery } from '../../api/query.ts'
import { useServices } from '../../framework/session/services.ts'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { applicationCredentialManifest } from '../../resources/application-credential/application-credential.manifest.ts'
import { certificateManifest } from '../../resources/certificate/certificate.manifest.ts'
import { floatingIpManifest } from '../../resources/floating-ip/floating-ip.manifest.ts'
import { imageManifest } from '../../resources/image/image.manifest.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { keypairManifest } from '../../resources/keypair/keypair.manifest.ts'
import { loadBalancerManifest } from '../../resources/load-balancer/load-balancer.manifest.ts'
import { networkManifest, portManifest } from '../../resources/network/network.manifest.ts'
import { routerManifest } from '../../resources/router/router.manifest.ts'
import { securityGroupManifest } from '../../resources/security-group/security-group.manifest.ts'
import { serverGroupManifest } from '../../resources/server-group/server-group.manifest.ts'
import { stackManifest } from '../../resources/stack/stack.manifest.ts'
import { BACKUP_SETTING, backupManifest } from '../../resources/volume/backup/backup.manifest.ts'
import { snapshotManifest } from '../../resources/volume/snapshot/snapshot.manifest.ts'
import { volumeManifest } from '../../resources/volume/volume.manifest.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import type { ListName, Lists } from './rule.ts'

/** What the services list; how instances are used is measured apart. */
type Listed = Exclude<ListName, 'loads'>

interface Source<T> {
  services: readonly string[]
  query: ItemQuery<{ items: readonly T[]; complete?: boolean }>
  name: MessageDescriptor
  setting?: readonly string[]
}

const COMPUTE = ['compute']
const NETWORK = ['network']

/** By the queries that the pages of the types have. */
const SOURCES: { readonly [N in Listed]: Source<Lists[N][number]> } = {
  servers: { services: COMPUTE, query: pages(serverEndpoints.serverList), name: instanceManifest.names.other },
  serverGroups: {
    services: COMPUTE,
    query: query(serverGroupEndpoints.serverGroupList),
    name: serverGroupManifest.names.other,
  },
  zones: { services: COMPUTE, query: query(computeZoneEndpoints.computeZoneList), name: moreWords.availabilityZones },
  keypairs: { services: COMPUTE, query: query(keypairEndpoints.keypairList), name: keypairManifest.names.other },
  images: { services: ['image'], query: pages(imageEndpoints.imageList), name: imageManifest.names.other },
  volumes: { services: VOLUME_SERVICES, query: pages(volumeEndpoints.volumeList), name: volumeManifest.names.other },
  snapshots: {
    services: VOLUME_SERVICES,
    query: pages(volumeSnapshotEndpoints.snapshotList),
    name: snapshotManifest.names.other,
  },
  backups: {
    services: VOLUME_SERVICES,
    query: pages(volumeBackupEndpoints.backupList),
    name: backupManifest.names.other,
    setting: BACKUP_SETTING,
  },
  networks: { services: NETWORK, query: pages(networkEndpoints.networkList), name: networkManifest.names.other },
  ports: { services: NETWORK, query: pages(portEndpoints.portList), name: portManifest.names.other },
  routers: { services: NETWORK, query: pages(routerEndpoints.routerList), name: routerManifest.names.other },
  floatingIps: {
    services: NETWORK,
    query: pages(floatingIpEndpoints.floatingIpList),
    name: floatingIpManifest.names.other,
  },
  groups: {
    services: NETWORK,
    query: pages(securityGroupEndpoints.securityGroupList),
    name: securityGroupManifest.names.other,
  },
  balancers: {
    services: loadBalancerManifest.services,
    query: pages(loadBalancerEndpoints.loadBalancerList),
    name: loadBalancerManifest.names.other,
  },
  stacks: { services: ['orchestration'], query: pages(stackEndpoints.stackList), name: stackManifest.names.other },
  credentials: {
    services: ['identity'],
    query: query(applicationCredentialEndpoints.applicationCredentialList),
    name: applicationCredentialManifest.names.other,
  },
  certificates: {
    services: certificateManifest.services,
    query: query(certificateEndpoints.certificateList),
    name: certificateManifest.names.other,
  },
}

const NAMES = Object.keys(SOURCES) as Listed[] // they are its keys

export const listNames: Readonly<Record<Listed, MessageDescriptor>> = Object.fromEntries(
  NAMES.map((name) => [name, SOURCES[name].name]),
) as Record<Listed, MessageDescriptor> // one for each name

export interface KnownLists {
  /** Those that are read as a whole. */
  known: Partial<Lists>
  failed: readonly { name: Listed; error: ApiError }[]
  waiting: readonly Listed[]
  /** When the oldest of them was read. */
  updatedAt: number
  isFetching: boolean
  refetch: () => void
}

type Result = UseQueryResult<{ items: readonly unknown[]; complete?: boolean }>

/** Those of the lists that the cloud has; each is known as soon as it is read, and none waits for another. */
export function useKnownLists(names: readonly Listed[] = NAMES): KnownLists {
  const serves = useServices()
  const settings = useSettings()
  const isOffered = ({ services, setting }: Source<unknown>): boolean | undefined => {
    const has = services.map(serves)
    if (setting && settings === undefined) return undefined
    if (setting && settingAt<unknown>(settings ?? {}, setting, true) === false) return false
    return has.includes(true) || (has.includes(undefined) ? undefined : false)
  }
  const offered = names.map((name) => isOffered(SOURCES[name]))
  const results: readonly Result[] = useQueries({
    queries: names.map((name, at) => ({
      ...(SOURCES[name].query as ItemQuery<{ items: readonly unknown[]; complete?: boolean }>), // each list has its own type
      enabled: offered[at] === true,
    })),
  })
  const isRead = ({ data }: Result) => data !== undefined && data.complete !== false
  const version = results.map((result) => (isRead(result) ? result.dataUpdatedAt : 0)).join(' ')
  const known = useMemo(
    () =>
      Object.fromEntries(
        names.flatMap((name, at) => {
          const result = results[at]
          return result && isRead(result) ? [[name, result.data?.items]] : []
        }),
      ) as Partial<Lists>, // each list has the items of its query
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version changes with the lists, and only then
    [version],
  )
  return {
    known,
    failed: names.flatMap((name, at) => {
      const error = results[at]?.error
      return error ? [{ name, error }] : []
    }),
    waiting: names.filter((_, at) => {
      const result = results[at]
      return offered[at] !== false && result !== undefined && !result.error && !isRead(result)
    }),
    updatedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt || Infinity)),
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const [at, result] of results.entries()) if (offered[at]) void result.refetch()
    },
  }
}
