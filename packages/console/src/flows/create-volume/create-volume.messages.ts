import { defineMessages } from 'react-intl'

export const createVolumeMessages = defineMessages({
  chooseSnapshot: { id: 'createVolume.chooseSnapshot', defaultMessage: 'Choose a snapshot' },
  chooseImage: { id: 'createVolume.chooseImage', defaultMessage: 'Choose an image' },
  chooseVolume: { id: 'createVolume.chooseVolume', defaultMessage: 'Choose a volume' },
  noSources: { id: 'createVolume.noSources', defaultMessage: 'There is none to choose from' },
  typeDescription: { id: 'createVolume.typeDescription', defaultMessage: 'Volume Type Description' },
  noDescription: { id: 'createVolume.noDescription', defaultMessage: 'No description available.' },
  noVolumesLeft: {
    id: 'createVolume.size.noVolumesLeft',
    defaultMessage: 'You are already using all of your available volumes.',
  },
})

export const volumeSources = defineMessages({
  no_source_type: { id: 'createVolume.source.none', defaultMessage: 'No source, empty volume' },
  snapshot_source: { id: 'createVolume.source.snapshot', defaultMessage: 'Snapshot' },
  image_source: { id: 'createVolume.source.image', defaultMessage: 'Image' },
  volume_source: { id: 'createVolume.source.volume', defaultMessage: 'Volume' },
})

export const createVolumeLabels = defineMessages({
  name: { id: 'createVolume.field.name', defaultMessage: 'Volume Name' },
  description: { id: 'createVolume.field.description', defaultMessage: 'Description' },
  volume_source_type: { id: 'createVolume.field.sourceType', defaultMessage: 'Volume Source' },
  snapshot_source: { id: 'createVolume.field.snapshot', defaultMessage: 'Use snapshot as a source' },
  image_source: { id: 'createVolume.field.image', defaultMessage: 'Use image as a source' },
  volume_source: { id: 'createVolume.field.volume', defaultMessage: 'Use a volume as source' },
  type: { id: 'createVolume.field.type', defaultMessage: 'Type' },
  size: { id: 'createVolume.field.size', defaultMessage: 'Size (GiB)' },
  availability_zone: { id: 'createVolume.field.zone', defaultMessage: 'Availability Zone' },
})

export const createVolumePhrases = defineMessages<{
  creating: { name: string }
  sized: { name: string; size: number }
}>({
  creating: { id: 'createVolume.creating', defaultMessage: 'Creating volume "{name}"' },
  sized: { id: 'createVolume.sized', defaultMessage: '{name} ({size} GiB)' },
})

type Least = { least: number }

/** Why a size will not do. */
export const sizePhrases = defineMessages<{
  belowSnapshot: Least
  belowImage: Least
  belowMinDisk: Least
  belowVolume: Least
  overStorage: { wanted: number; left: number }
}>({
  belowSnapshot: {
    id: 'createVolume.size.belowSnapshot',
    defaultMessage: 'The volume size cannot be less than the snapshot size ({least}GiB)',
  },
  belowImage: {
    id: 'createVolume.size.belowImage',
    defaultMessage: 'The volume size cannot be less than the image size ({least}GiB)',
  },
  belowMinDisk: {
    id: 'createVolume.size.belowMinDisk',
    defaultMessage: 'The volume size cannot be less than the image minimum disk size ({least}GiB)',
  },
  belowVolume: {
    id: 'createVolume.size.belowVolume',
    defaultMessage: 'The volume size cannot be less than the source volume size ({least}GiB)',
  },
  overStorage: {
    id: 'createVolume.size.overStorage',
    defaultMessage: 'A volume of {wanted}GiB cannot be created as you only have {left}GiB of your quota available.',
  },
})
