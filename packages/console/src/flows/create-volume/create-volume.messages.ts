import { typeNames } from '../../framework/text/common.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const createVolumeMessages = texts('createVolume', {
  chooseSnapshot: 'Choose a snapshot',
  chooseImage: moreWords.chooseAnImage,
  chooseVolume: 'Choose a volume',
  noSources: 'No items available',
  typeDescription: 'Volume Type Description',
  noDescription: 'No description available.',
  noGroup: 'No group',
  noVolumesLeft: 'You are already using all of your available volumes.',
})

export const volumeSources = texts('createVolume.source', {
  no_source_type: 'No source, empty volume',
  snapshot_source: typeNames.snapshot,
  image_source: typeNames.image,
  volume_source: typeNames.volume,
})

export const createVolumeLabels = texts('createVolume.field', {
  volume_source_type: moreWords.volumeSource,
  snapshot_source: 'Use snapshot as a source',
  image_source: 'Use image as a source',
  volume_source: 'Use a volume as source',
  size: moreWords.sizeGb,
  group: typeNames.group,
})

export const createVolumePhrases = texts('createVolume', {
  creating: 'Creating volume "{name}"',
  withSize: '{name} ({size})',
})

/** Why a size is invalid. */
export const sizePhrases = texts('createVolume.size', {
  belowSnapshot: 'The volume size cannot be less than the snapshot size ({least, number} GB)',
  belowImage: 'The volume size cannot be less than the image size ({least, number} GB)',
  belowMinDisk: 'The volume size cannot be less than the image minimum disk size ({least, number} GB)',
  belowVolume: 'The volume size cannot be less than the source volume size ({least, number} GB)',
  overStorage:
    'A volume of {requested, number} GB cannot be created as you only have {left, number} GB of your quota available.',
})
