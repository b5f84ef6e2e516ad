import { PART_NAMES, type LaunchFacts, type PartName } from './launch-facts.ts'

/** Before anything is loaded. */
export const noFacts: LaunchFacts = {
  ...(Object.fromEntries(PART_NAMES.map((name) => [name, []])) as unknown as Record<PartName, []>), // one for each
  limits: null,
  volumeLimits: null,
  networkQuotas: [],
  hasNetworks: false,
  hasVolumes: false,
  requiresKeyPair: false,
  canSetPassword: false,
  canSetMountPoint: false,
  hidesCreateVolume: false,
  refusesNoDisk: false,
}
