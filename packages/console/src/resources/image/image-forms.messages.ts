import { texts } from '../../framework/text/texts.ts'

export const imageFormMessages = texts('image.form', {
  update: 'Update Image',
  details: 'Image Details',
  metadataHint: 'Metadata describes what the image needs and contains.',
  urlHint: 'The cloud fetches the image from this HTTP or HTTPS address.',
  copyHint: 'Without a copy, the image is read from its address whenever it is used.',
  selectFormat: 'Select format',
  formatFixed: 'The format of an image that has data cannot be changed.',
  uploading: 'Uploading image',
  stopped: 'The upload was stopped.',
  uploadFailed: 'The upload failed.',
  keep: 'Keep Image',
  protectedHint: 'A protected image cannot be deleted.',
  keptEmpty: 'Image {name} was created, but has no data.',
  incomplete: 'Image {name} has been created, but its data did not arrive. Do you want to delete it?',
})

/** Labels of fields that only the forms have. */
export const imageFormFields = texts('image.form', {
  description: 'Image Description',
  min_disk: 'Minimum Disk (GB)',
  min_ram: 'Minimum RAM (MB)',
  kernel: 'Kernel',
  ramdisk: 'Ramdisk',
  source_type: 'Source Type',
  image_url: 'Image URL',
  import_data: 'Copy Data',
})

export const volumeFormMessages = texts('image.volume', {
  details: 'Volume Details',
  hint: 'An instance can start from a volume that is created from an image.',
  source: 'Image Source',
  tooLarge: 'The requested size exceeds what is left of the storage quota.',
  tooMany: 'No further volume is available: the quota of volumes is used up.',
})
