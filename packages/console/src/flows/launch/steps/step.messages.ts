import { texts } from '../../../framework/text/texts.ts'

export const detailsMessages = texts('launch.details', {
  project: 'Project Name',
  anyZone: 'Any Availability Zone',
  noZones: 'There are no Availability Zones.',
})

export const sourceTypes = texts('launch.source', {
  image: 'Image',
  snapshot: 'Instance Snapshot',
  volume: 'Volume',
  volume_snapshot: 'Volume Snapshot',
})

/** The meaning of each kind of source. */
export const sourceHints = texts('launch.sourceHint', {
  image: 'The instance starts from a copy of the image.',
  snapshot: 'The instance starts with the disk of the snapshotted instance.',
  volume: 'The instance boots from the volume itself. Only one instance can use it at a time.',
  volume_snapshot: 'The instance boots from a new volume that is created from the snapshot.',
})

export const configurationMessages = texts('launch.configuration', {
  scriptHint: 'Runs when the instance first starts: a shell script or cloud-init’s own format.',
  auto: 'Automatic',
  manual: 'Manual',
})

export const quotaMessages = texts('launch.quota', {
  instances: 'Total Instances',
  vcpus: 'Total VCPUs',
  ram: 'Total RAM',
  volumes: 'Total Volumes',
  storage: 'Total Volume Storage',
})

type QuotaArguments = { used: string; added: string; max: string }

export const quotaLinePhrases = texts<{ of: QuotaArguments; noLimit: QuotaArguments }>('launch', {
  of: '{used} +{added} of {max}',
  noLimit: '{used} +{added}, no limit',
})
