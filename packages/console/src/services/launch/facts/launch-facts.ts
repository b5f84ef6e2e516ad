import {
  computeZoneEndpoints,
  flavorEndpoints,
  imageEndpoints,
  keypairEndpoints,
  networkEndpoints,
  portEndpoints,
  securityGroupEndpoints,
  serverEndpoints,
  serverGroupEndpoints,
  volumeEndpoints,
  volumeSnapshotEndpoints,
  type ComputeLimits,
  type Keypair,
  type QuotaUsage,
  type VolumeLimits,
} from '@meridian/contract'
import { wholeList } from '../../../api/lists.ts'
import { pages } from '../../../api/pages.ts'
import { query, type ItemQuery } from '../../../api/query.ts'

/** The services that a region may lack. */
export type OptionalService = 'network' | 'volume'

interface FactList<T> {
  query: ItemQuery<{ items: readonly T[]; complete?: boolean }>
  of?: OptionalService
}

const list = <T>(items: FactList<T>['query'], of?: OptionalService): FactList<T> => ({ query: items, of })

/** The lists that a launch chooses from; `servers` are for what was used last and which names are taken. */
export const LISTS = {
  zones: list(query(computeZoneEndpoints.computeZoneList)),
  flavors: list(wholeList(flavorEndpoints.flavorList, { is_public: true, get_extras: true })),
  images: list(pages(imageEndpoints.imageList, { status: 'active' })),
  keyPairs: list(query(keypairEndpoints.keypairList)),
  networks: list(pages(networkEndpoints.networkList), 'network'),
  securityGroups: list(pages(securityGroupEndpoints.securityGroupList), 'network'),
  ports: list(pages(portEndpoints.portList), 'network'),
  volumes: list(pages(volumeEndpoints.volumeList, { status: 'available', bootable: 1 }), 'volume'),
  volumeSnapshots: list(pages(volumeSnapshotEndpoints.snapshotList, { status: 'available' }), 'volume'),
  serverGroups: list(wholeList(serverGroupEndpoints.serverGroupList)),
  servers: list(pages(serverEndpoints.serverList)),
}

export type PartName = keyof typeof LISTS

export const PART_NAMES = Object.keys(LISTS) as PartName[] // the keys of a constant

/** The items of each list, as far as they are loaded. */
export type Lists = {
  readonly [P in PartName]: (typeof LISTS)[P] extends FactList<infer T> ? readonly T[] : never
}

/** The id of a key pair is its name. */
export type KeyPairItem = Keypair & { id: string }

/** The choices and limits of a launch, as far as they are loaded. */
export interface LaunchFacts extends Omit<Lists, 'keyPairs'> {
  keyPairs: readonly KeyPairItem[]
  limits: Partial<ComputeLimits> | null
  volumeLimits: Partial<VolumeLimits> | null
  networkQuotas: readonly QuotaUsage[]
  /** Whether the region has the services. */
  hasNetworks: boolean
  hasVolumes: boolean
  /** Settings about the hypervisor. */
  requiresKeyPair: boolean
  canSetPassword: boolean
  canSetMountPoint: boolean
  /** The operator has disabled new volumes from images. */
  hidesCreateVolume: boolean
  /** Nova's policy keeps the user from flavors without a root disk, unless the instance boots from a volume. */
  refusesNoDisk: boolean
}
