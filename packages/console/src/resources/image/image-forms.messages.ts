import { defineMessages } from 'react-intl'

export const imageFormMessages = defineMessages({
  update: { id: 'image.form.update', defaultMessage: 'Update Image' },
  details: { id: 'image.form.details', defaultMessage: 'Image Details' },
  metadataHint: {
    id: 'image.form.metadataHint',
    defaultMessage: 'Metadata describes what the image needs and contains.',
  },
  fromFile: { id: 'image.form.fromFile', defaultMessage: 'File' },
  fromUrl: { id: 'image.form.fromUrl', defaultMessage: 'URL' },
  urlHint: { id: 'image.form.urlHint', defaultMessage: 'The cloud fetches the image from this HTTP or HTTPS address.' },
  copyHint: {
    id: 'image.form.copyHint',
    defaultMessage: 'Without a copy, the image is read from its address whenever it is used.',
  },
  selectFormat: { id: 'image.form.selectFormat', defaultMessage: 'Select format' },
  selectImage: { id: 'image.form.selectImage', defaultMessage: 'Choose an image' },
  formatFixed: {
    id: 'image.form.formatFixed',
    defaultMessage: 'The format of an image that has data cannot be changed.',
  },
  uploading: { id: 'image.form.uploading', defaultMessage: 'Uploading image' },
  stopped: { id: 'image.form.stopped', defaultMessage: 'The upload was stopped.' },
  uploadFailed: { id: 'image.form.uploadFailed', defaultMessage: 'The upload failed.' },
  keep: { id: 'image.form.keep', defaultMessage: 'Keep Image' },
  protectedHint: { id: 'image.form.protectedHint', defaultMessage: 'A protected image cannot be deleted.' },
})

/** Labels of fields that only the forms have. */
export const imageFormFields = defineMessages({
  description: { id: 'image.form.description', defaultMessage: 'Image Description' },
  min_disk: { id: 'image.form.minDisk', defaultMessage: 'Minimum Disk (GB)' },
  min_ram: { id: 'image.form.minRam', defaultMessage: 'Minimum RAM (MB)' },
  kernel: { id: 'image.form.kernel', defaultMessage: 'Kernel' },
  ramdisk: { id: 'image.form.ramdisk', defaultMessage: 'Ramdisk' },
  source_type: { id: 'image.form.sourceType', defaultMessage: 'Source Type' },
  image_url: { id: 'image.form.imageUrl', defaultMessage: 'Image URL' },
  import_data: { id: 'image.form.importData', defaultMessage: 'Copy Data' },
})

export const imageFormPhrases = defineMessages<{ keptEmpty: { name: string }; incomplete: { name: string } }>({
  keptEmpty: { id: 'image.form.keptEmpty', defaultMessage: 'Image {name} was created, but has no data.' },
  incomplete: {
    id: 'image.form.incomplete',
    defaultMessage: 'Image {name} has been created, but its data did not arrive. Do you want to delete it?',
  },
})

export const volumeFormMessages = defineMessages({
  details: { id: 'image.volume.details', defaultMessage: 'Volume Details' },
  hint: {
    id: 'image.volume.hint',
    defaultMessage: 'An instance can start from a volume that is created from an image.',
  },
  source: { id: 'image.volume.source', defaultMessage: 'Image Source' },
  size: { id: 'image.volume.size', defaultMessage: 'Size (GB)' },
  tooLarge: {
    id: 'image.volume.tooLarge',
    defaultMessage: 'The requested size exceeds what is left of the storage quota.',
  },
  tooMany: {
    id: 'image.volume.tooMany',
    defaultMessage: 'No further volume is available: the quota of volumes is used up.',
  },
})
