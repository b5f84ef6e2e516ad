import { defineMessages } from 'react-intl'

export const imageFormMessages = defineMessages({
  update: { id: 'image.form.update', defaultMessage: 'Update Image' },
  details: { id: 'image.form.details', defaultMessage: 'Image Details' },
  metadata: { id: 'image.form.metadata', defaultMessage: 'Metadata' },
  metadataHint: {
    id: 'image.form.metadataHint',
    defaultMessage: 'What is said here tells the cloud and its users what the image needs and holds.',
  },
  fromFile: { id: 'image.form.fromFile', defaultMessage: 'File' },
  fromUrl: { id: 'image.form.fromUrl', defaultMessage: 'URL' },
  urlHint: { id: 'image.form.urlHint', defaultMessage: 'The cloud fetches the image from this HTTP or HTTPS address.' },
  copyHint: { id: 'image.form.copyHint', defaultMessage: 'Otherwise it is read from its address whenever it is used.' },
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

export const imageFormLabels = defineMessages({
  name: { id: 'image.form.name', defaultMessage: 'Image Name' },
  description: { id: 'image.form.description', defaultMessage: 'Image Description' },
  disk_format: { id: 'image.form.format', defaultMessage: 'Format' },
  architecture: { id: 'image.form.architecture', defaultMessage: 'Architecture' },
  min_disk: { id: 'image.form.minDisk', defaultMessage: 'Minimum Disk (GB)' },
  min_ram: { id: 'image.form.minRam', defaultMessage: 'Minimum RAM (MB)' },
  visibility: { id: 'image.form.visibility', defaultMessage: 'Visibility' },
  kernel: { id: 'image.form.label.kernel', defaultMessage: 'Kernel' },
  ramdisk: { id: 'image.form.label.ramdisk', defaultMessage: 'Ramdisk' },
  source_type: { id: 'image.form.label.sourceType', defaultMessage: 'Source Type' },
  data: { id: 'image.form.label.data', defaultMessage: 'File' },
  image_url: { id: 'image.form.label.imageUrl', defaultMessage: 'Image URL' },
  import_data: { id: 'image.form.label.importData', defaultMessage: 'Copy Data' },
  metadata: { id: 'image.form.label.metadata', defaultMessage: 'Metadata' },
  protected: { id: 'image.form.protected', defaultMessage: 'Protected' },
})

export const imageFormPhrases = defineMessages<{
  updated: { name: string }
  created: { name: string }
  keptEmpty: { name: string }
  remains: { name: string }
}>({
  updated: { id: 'image.form.updated', defaultMessage: 'Image {name} was successfully updated.' },
  created: { id: 'image.form.created', defaultMessage: 'Image {name} was successfully created.' },
  keptEmpty: { id: 'image.form.keptEmpty', defaultMessage: 'Image {name} was created, but has no data.' },
  remains: {
    id: 'image.form.remains',
    defaultMessage: 'Image {name} has been created, but its data did not arrive. Do you want to delete it?',
  },
})
