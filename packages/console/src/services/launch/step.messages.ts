import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const detailsMessages = texts('launch.details', { noZones: 'There are no Availability Zones.' })

export const sourceTypes = {
  image: typeNames.image,
  snapshot: moreWords.instanceSnapshot,
  volume: typeNames.volume,
  volume_snapshot: moreWords.volumeSnapshot,
}

/** The meaning of each kind of source. */
export const sourceHints = texts('launch.sourceHint', {
  image: 'The instance starts from a copy of the image.',
  snapshot: 'The instance starts with the disk of the snapshotted instance.',
  volume: 'The instance boots from the volume itself. Only one instance can use it at a time.',
  volume_snapshot: 'The instance boots from a new volume that is created from the snapshot.',
})

export const configurationMessages = texts('launch.configuration', {
  scriptHint: 'Runs when the instance first starts: a shell script or cloud-init’s own format.',
})

export const quotaMessages = texts('launch.quota', {
  instances: 'Total Instances',
  vcpus: 'Total VCPUs',
  ram: 'Total RAM',
  volumes: 'Total Volumes',
  storage: 'Total Volume Storage',
})

export const quotaLinePhrases = texts('launch', {
  of: '{used} +{added} of {max}',
  noLimit: '{used} +{added}, no limit',
})
