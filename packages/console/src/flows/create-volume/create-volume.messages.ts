import { defineMessages } from 'react-intl'
import { typeNames } from '../../framework/text/common.messages.ts'

export const createVolumeMessages = defineMessages({
  chooseSnapshot: { id: 'createVolume.chooseSnapshot', defaultMessage: 'Choose a snapshot' },
  chooseImage: { id: 'createVolume.chooseImage', defaultMessage: 'Choose an image' },
  chooseVolume: { id: 'createVolume.chooseVolume', defaultMessage: 'Choose a volume' },
  noSources: { id: 'createVolume.noSources', defaultMessage: 'No items available' },
  typeDescription: { id: 'createVolume.typeDescription', defaultMessage: 'Volume Type Description' },
  noDescription: { id: 'createVolume.noDescription', defaultMessage: 'No description available.' },
  noGroup: { id: 'createVolume.noGroup', defaultMessage: 'No group' },
  noVolumesLeft: {
    id: 'createVolume.size.noVolumesLeft',
    defaultMessage: 'You are already using all of your available volumes.',
  },
})

export const volumeSources = {
  ...defineMessages({ no_source_type: { id: 'createVolume.source.none', defaultMessage: 'No source, empty volume' } }),
  snapshot_source: typeNames.snapshot,
  image_source: typeNames.image,
  volume_source: typeNames.volume,
}

export const createVolumeLabels = defineMessages({
  volume_source_type: { id: 'createVolume.field.sourceType', defaultMessage: 'Volume Source' },
  snapshot_source: { id: 'createVolume.field.snapshot', defaultMessage: 'Use snapshot as a source' },
  image_source: { id: 'createVolume.field.image', defaultMessage: 'Use image as a source' },
  volume_source: { id: 'createVolume.field.volume', defaultMessage: 'Use a volume as source' },
  size: { id: 'createVolume.field.size', defaultMessage: 'Size (GB)' },
  group: { id: 'createVolume.field.group', defaultMessage: 'Group' },
})

export const createVolumePhrases = defineMessages<{
  creating: { name: string }
  withSize: { name: string; size: string }
}>({
  creating: { id: 'createVolume.creating', defaultMessage: 'Creating volume "{name}"' },
  withSize: { id: 'createVolume.withSize', defaultMessage: '{name} ({size})' },
})

type Least = { least: number }

/** Why a size is invalid. */
export const sizePhrases = defineMessages<{
  belowSnapshot: Least
  belowImage: Least
  belowMinDisk: Least
  belowVolume: Least
  overStorage: { requested: number; left: number }
}>({
  belowSnapshot: {
    id: 'createVolume.size.belowSnapshot',
    defaultMessage: 'The volume size cannot be less than the snapshot size ({least, number} GB)',
  },
  belowImage: {
    id: 'createVolume.size.belowImage',
    defaultMessage: 'The volume size cannot be less than the image size ({least, number} GB)',
  },
  belowMinDisk: {
    id: 'createVolume.size.belowMinDisk',
    defaultMessage: 'The volume size cannot be less than the image minimum disk size ({least, number} GB)',
  },
  belowVolume: {
    id: 'createVolume.size.belowVolume',
    defaultMessage: 'The volume size cannot be less than the source volume size ({least, number} GB)',
  },
  overStorage: {
    id: 'createVolume.size.overStorage',
    defaultMessage:
      'A volume of {requested, number} GB cannot be created as you only have {left, number} GB of your quota available.',
  },
})
