import type {
  ComputeLimits,
  ComputeZone,
  Flavor,
  Image,
  Keypair,
  Network,
  Port,
  SecurityGroup,
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
  /** Whether the region has the services. */
  hasNetworks: boolean
  hasVolumes: boolean
  /** Settings about the hypervisor. */
  requiresKeyPair: boolean
  canSetPassword: boolean
  canSetMountPoint: boolean
  /** The operator has disabled new volumes from images. */
  hidesCreateVolume: boolean
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
  hasNetworks: false,
  hasVolumes: false,
  requiresKeyPair: false,
  canSetPassword: false,
  canSetMountPoint: false,
  hidesCreateVolume: false,
}
