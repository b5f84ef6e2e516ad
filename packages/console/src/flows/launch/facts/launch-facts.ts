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

/** Key pairs go by their names. */
export type KeyPairItem = Keypair & { id: string }

/** What can be chosen from and must be kept to, as far as it is known. */
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
  /** The region has the services for these. */
  hasNetworks: boolean
  hasVolumes: boolean
  /** Settings about the hypervisor. */
  requiresKeyPair: boolean
  canSetPassword: boolean
  canSetMountPoint: boolean
  /** Volumes made from images are not offered. */
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
