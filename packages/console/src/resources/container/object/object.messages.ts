import { texts } from '../../../framework/text/texts.ts'

export const objectMessages = texts('object', {
  emptyHint: 'Nothing is here yet. Upload a file, drop files here, or create a folder.',
  upload: 'Upload',
  folder: 'Folder',
  copy: 'Copy',
  deleteSelected: 'Delete selected',
  details: 'Object Details',
  dropHint: 'Files and folders that you drop on this list are uploaded.',
  dropHere: 'Drop files to upload them here',
})

export const objectFields = texts('object.field', { timestamp: 'Timestamp' })

export const removeMessages = texts('object.remove', {
  title: 'Delete Objects',
  notEmpty: 'Unable to delete the folder because it is not empty.',
  looking:
    'Counting what is in {names}. Found so far: {files, plural, one {# file} other {# files}} and {folders, plural, one {# folder} other {# folders}}.',
  question:
    'This deletes {files, plural, one {# file} other {# files}} and {folders, plural, one {# folder} other {# folders}}, which cannot be recovered: {names}.',
  deleted:
    'Deleted {files, plural, one {# file} other {# files}} and {folders, plural, one {# folder} other {# folders}}.',
  failed: 'Unable to delete {count, plural, one {# object} other {# objects}}: {names}',
  left: 'Stopped: {count, number} of {total, number} were not deleted.',
})
