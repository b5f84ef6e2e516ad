import { defineMessages } from 'react-intl'

export const detailsMessages = defineMessages({
  project: { id: 'launch.details.project', defaultMessage: 'Project Name' },
  anyZone: { id: 'launch.details.anyZone', defaultMessage: 'Any Availability Zone' },
  noZones: { id: 'launch.details.noZones', defaultMessage: 'There are no Availability Zones.' },
})

export const sourceTypes = defineMessages({
  image: { id: 'launch.source.image', defaultMessage: 'Image' },
  snapshot: { id: 'launch.source.snapshot', defaultMessage: 'Instance Snapshot' },
  volume: { id: 'launch.source.volume', defaultMessage: 'Volume' },
  volume_snapshot: { id: 'launch.source.volumeSnapshot', defaultMessage: 'Volume Snapshot' },
})

/** The meaning of each kind of source. */
export const sourceHints = defineMessages({
  image: {
    id: 'launch.source.imageHint',
    defaultMessage: 'The instance starts from a copy of the image.',
  },
  snapshot: {
    id: 'launch.source.snapshotHint',
    defaultMessage: 'The instance starts with the disk of the snapshotted instance.',
  },
  volume: {
    id: 'launch.source.volumeHint',
    defaultMessage: 'The instance boots from the volume itself. Only one instance can use it at a time.',
  },
  volume_snapshot: {
    id: 'launch.source.volumeSnapshotHint',
    defaultMessage: 'The instance boots from a new volume that is created from the snapshot.',
  },
})

export const configurationMessages = defineMessages({
  scriptHint: {
    id: 'launch.configuration.scriptHint',
    defaultMessage: 'Runs when the instance first starts: a shell script or cloud-init’s own format.',
  },
  auto: { id: 'launch.configuration.auto', defaultMessage: 'Automatic' },
  manual: { id: 'launch.configuration.manual', defaultMessage: 'Manual' },
})

export const quotaMessages = defineMessages({
  instances: { id: 'launch.quota.instances', defaultMessage: 'Total Instances' },
  vcpus: { id: 'launch.quota.vcpus', defaultMessage: 'Total VCPUs' },
  ram: { id: 'launch.quota.ram', defaultMessage: 'Total RAM' },
  volumes: { id: 'launch.quota.volumes', defaultMessage: 'Total Volumes' },
  storage: { id: 'launch.quota.storage', defaultMessage: 'Total Volume Storage' },
})

type QuotaArguments = { used: string; added: string; max: string }

export const quotaLinePhrases = defineMessages<{ of: QuotaArguments; noLimit: QuotaArguments }>({
  of: { id: 'launch.quotaLine', defaultMessage: '{used} +{added} of {max}' },
  noLimit: { id: 'launch.quotaLineNoLimit', defaultMessage: '{used} +{added}, no limit' },
})
