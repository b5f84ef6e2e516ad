import { defineMessages } from 'react-intl'

export const imageVolumeMessages = defineMessages({
  details: { id: 'image.volume.details', defaultMessage: 'Volume Details' },
  hint: { id: 'image.volume.hint', defaultMessage: 'A volume made from an image can be booted from.' },
  source: { id: 'image.volume.source', defaultMessage: 'Image Source' },
  tooLarge: {
    id: 'image.volume.tooLarge',
    defaultMessage: 'The requested size exceeds what is left of the storage quota.',
  },
  tooMany: {
    id: 'image.volume.tooMany',
    defaultMessage: 'No further volume is available: the quota of volumes is used up.',
  },
  unableToCreate: { id: 'image.volume.unableToCreate', defaultMessage: 'Unable to create the volume.' },
})

export const imageVolumeLabels = defineMessages({
  name: { id: 'image.volume.label.name', defaultMessage: 'Name' },
  description: { id: 'image.volume.label.description', defaultMessage: 'Description' },
  volume_type: { id: 'image.volume.label.volumeType', defaultMessage: 'Type' },
  size: { id: 'image.volume.label.size', defaultMessage: 'Size (GiB)' },
  availability_zone: { id: 'image.volume.label.availabilityZone', defaultMessage: 'Availability Zone' },
})

export const imageVolumePhrases = defineMessages<{ created: { name: string } }>({
  created: { id: 'image.volume.created', defaultMessage: 'Volume {name} was successfully created.' },
})
