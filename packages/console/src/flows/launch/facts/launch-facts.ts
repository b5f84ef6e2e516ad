import type {
  ComputeLimits,
  ComputeZone,
  Flavor,
  Image,
  Keypair,
  Network,
  Port,
  QuotaUsage,
  SecurityGroup,
  Server,
  ServerGroup,
  Volume,
  VolumeLimits,
  VolumeSnapshot,
} from '@meridian/contract'

/** The id of a key pair is its name. */
export type KeyPairItem = Keypair & { id: string }

/** The choices and limits of a launch, as far as they are loaded. */
export interface LaunchFacts {
  limits: Partial<ComputeLimits> | null
  volumeLimits: Partial<VolumeLimits> | null
  zones: readonly ComputeZone[]
  images: readonly Image[]
  volumes: readonly Volume[]
  volumeSnapshots: readonly VolumeSnapshot[]
  flavors: readonly Flavor[]
  networks: readonly Network[]
  ports: readonly Port[]
  securityGroups: readonly SecurityGroup[]
  keyPairs: readonly KeyPairItem[]
  serverGroups: readonly ServerGroup[]
  /** The project's servers, for what was used last and which names are taken. */
  servers: readonly Server[]
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

export const noFacts: LaunchFacts = {
  limits: null,
  volumeLimits: null,
  zones: [],
  images: [],
  volumes: [],
  volumeSnapshots: [],
  flavors: [],
  networks: [],
  ports: [],
  securityGroups: [],
  keyPairs: [],
  serverGroups: [],
  servers: [],
  networkQuotas: [],
  hasNetworks: false,
  hasVolumes: false,
  requiresKeyPair: false,
  canSetPassword: false,
  canSetMountPoint: false,
  hidesCreateVolume: false,
  refusesNoDisk: false,
}
