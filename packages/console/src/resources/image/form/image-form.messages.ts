import { defineMessages } from 'react-intl'

export const imageFormMessages = defineMessages({
  update: { id: 'image.form.update', defaultMessage: 'Update Image' },
  unableToUpdate: { id: 'image.form.unableToUpdate', defaultMessage: 'Unable to update the image.' },
  protectedHint: { id: 'image.form.protectedHint', defaultMessage: 'A protected image cannot be deleted.' },
})

export const imageFormLabels = defineMessages({
  name: { id: 'image.form.name', defaultMessage: 'Image Name' },
  description: { id: 'image.form.description', defaultMessage: 'Image Description' },
  disk_format: { id: 'image.form.format', defaultMessage: 'Format' },
  architecture: { id: 'image.form.architecture', defaultMessage: 'Architecture' },
  min_disk: { id: 'image.form.minDisk', defaultMessage: 'Minimum Disk (GB)' },
  min_ram: { id: 'image.form.minRam', defaultMessage: 'Minimum RAM (MB)' },
  visibility: { id: 'image.form.visibility', defaultMessage: 'Visibility' },
  protected: { id: 'image.form.protected', defaultMessage: 'Protected' },
})

export const imageFormPhrases = defineMessages<{ updated: { name: string } }>({
  updated: { id: 'image.form.updated', defaultMessage: 'Image {name} was successfully updated.' },
})
