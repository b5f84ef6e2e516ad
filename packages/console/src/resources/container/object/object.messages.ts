import { defineMessages } from 'react-intl'

export const objectMessages = defineMessages({
  emptyHint: {
    id: 'object.emptyHint',
    defaultMessage: 'Nothing is here yet. Upload a file, drop files here, or create a folder.',
  },
  upload: { id: 'object.upload', defaultMessage: 'Upload' },
  folder: { id: 'object.folder', defaultMessage: 'Folder' },
  download: { id: 'object.download', defaultMessage: 'Download' },
  viewDetails: { id: 'object.viewDetails', defaultMessage: 'View Details' },
  edit: { id: 'object.edit', defaultMessage: 'Edit' },
  copy: { id: 'object.copy', defaultMessage: 'Copy' },
  delete: { id: 'object.delete', defaultMessage: 'Delete' },
  deleteSelected: { id: 'object.deleteSelected', defaultMessage: 'Delete selected' },
  details: { id: 'object.details', defaultMessage: 'Object Details' },
  overview: { id: 'object.overview', defaultMessage: 'Overview' },
  close: { id: 'object.close', defaultMessage: 'Close' },
  dropHere: { id: 'object.dropHere', defaultMessage: 'Drop files to upload them here' },
})

export const objectFields = defineMessages({
  name: { id: 'object.field.name', defaultMessage: 'Name' },
  size: { id: 'object.field.size', defaultMessage: 'Size' },
  hash: { id: 'object.field.hash', defaultMessage: 'Hash' },
  contentType: { id: 'object.field.contentType', defaultMessage: 'Content Type' },
  timestamp: { id: 'object.field.timestamp', defaultMessage: 'Timestamp' },
})
