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
  close: { id: 'object.close', defaultMessage: 'Close' },
  dropHint: { id: 'object.dropHint', defaultMessage: 'Files and folders that you drop on this list are uploaded.' },
  dropHere: { id: 'object.dropHere', defaultMessage: 'Drop files to upload them here' },
})

export const objectFields = defineMessages({
  hash: { id: 'object.field.hash', defaultMessage: 'Hash' },
  contentType: { id: 'object.field.contentType', defaultMessage: 'Content Type' },
  timestamp: { id: 'object.field.timestamp', defaultMessage: 'Timestamp' },
})

export const removeMessages = defineMessages({
  title: { id: 'object.remove.title', defaultMessage: 'Delete Objects' },
  notEmpty: {
    id: 'object.remove.notEmpty',
    defaultMessage: 'Unable to delete the folder because it is not empty.',
  },
})

type Counts = Record<'files' | 'folders', number>

export const removePhrases = defineMessages<{
  looking: Counts & { names: string }
  question: Counts & { names: string }
  deleted: Counts
  failed: { count: number; names: string }
  left: { count: number; total: number }
}>({
  looking: {
    id: 'object.remove.looking',
    defaultMessage:
      'Counting what is in {names}. Found so far: {files, plural, one {# file} other {# files}} and {folders, plural, one {# folder} other {# folders}}.',
  },
  question: {
    id: 'object.remove.question',
    defaultMessage:
      'You have selected {names}. This deletes {files, plural, one {# file} other {# files}} and {folders, plural, one {# folder} other {# folders}}, which cannot be recovered.',
  },
  deleted: {
    id: 'object.remove.deleted',
    defaultMessage:
      'Deleted {files, plural, one {# file} other {# files}} and {folders, plural, one {# folder} other {# folders}}.',
  },
  failed: {
    id: 'object.remove.failed',
    defaultMessage: 'Unable to delete {count, plural, one {# object} other {# objects}}: {names}',
  },
  left: {
    id: 'object.remove.left',
    defaultMessage: 'Stopped: {count, number} of {total, number} were not deleted.',
  },
})
