import { defineMessages } from 'react-intl'

export const objectFormMessages = defineMessages({
  fileNeeded: { id: 'object.form.fileNeeded', defaultMessage: 'Choose a file.' },
  fileExists: { id: 'object.form.fileExists', defaultMessage: 'A file with that name exists.' },
  folderExists: { id: 'object.form.folderExists', defaultMessage: 'A folder with that name exists.' },
  dots: { id: 'object.form.dots', defaultMessage: 'No part of the name may be "." or "..".' },
  slashAtEnd: { id: 'object.form.slashAtEnd', defaultMessage: 'The name of a file must not end with "/".' },
  tooLong: {
    id: 'object.form.tooLong',
    defaultMessage: 'The name, with the folders before it, must not be longer than 1,024 bytes.',
  },
  uploadTitle: { id: 'object.form.uploadTitle', defaultMessage: 'Upload File' },
  slashHint: {
    id: 'object.form.slashHint',
    defaultMessage: 'Each "/" in the name starts a folder, which is created if it does not exist.',
  },
  folderTitle: { id: 'object.form.folderTitle', defaultMessage: 'Create Folder' },
  unableToCreateFolder: { id: 'object.form.unableToCreateFolder', defaultMessage: 'Unable to create the folder.' },
  editTitle: { id: 'object.form.editTitle', defaultMessage: 'Edit File' },
  editHint: {
    id: 'object.form.editHint',
    defaultMessage: 'The file that you choose replaces the stored one.',
  },
  copyTitle: { id: 'object.form.copyTitle', defaultMessage: 'Copy Object' },
  unableToCopy: { id: 'object.form.unableToCopy', defaultMessage: 'Unable to copy the object.' },
  kept: {
    id: 'object.form.kept',
    defaultMessage:
      'Upload the same file again to continue where the upload stopped. Closing this dialog discards the uploaded part.',
  },
})

export const objectFormLabels = defineMessages({
  file: { id: 'object.form.file', defaultMessage: 'File' },
  name: { id: 'object.form.name', defaultMessage: 'File Name' },
  folderName: { id: 'object.form.folderName', defaultMessage: 'Folder Name' },
  container: { id: 'object.form.container', defaultMessage: 'Destination Container' },
  copyName: { id: 'object.form.copyName', defaultMessage: 'Destination Object' },
})

export const objectFormPhrases = defineMessages<{
  into: { place: string }
  folderCreated: { name: string }
  copied: { path: string }
}>({
  into: { id: 'object.form.into', defaultMessage: 'In {place}' },
  folderCreated: { id: 'object.form.folderCreated', defaultMessage: 'Folder {name} created.' },
  copied: { id: 'object.form.copied', defaultMessage: 'Object {path} has copied.' },
})

export const uploadMessages = defineMessages({
  unableToUpload: { id: 'object.upload.unable', defaultMessage: 'Unable to upload the object.' },
  replaceTitle: { id: 'object.upload.replaceTitle', defaultMessage: 'Replace Objects' },
  replace: { id: 'object.upload.replace', defaultMessage: 'Replace' },
})

export const uploadPhrases = defineMessages<{
  uploaded: { name: string }
  uploadedMany: { count: number }
  discarded: { name: string }
  unableToDiscard: { name: string }
  replaceBody: { names: string; count: number }
}>({
  uploaded: { id: 'object.upload.done', defaultMessage: 'File {name} uploaded.' },
  uploadedMany: { id: 'object.upload.doneMany', defaultMessage: '{count, number} files uploaded.' },
  discarded: { id: 'object.upload.discarded', defaultMessage: 'Discarded the uploaded part of {name}.' },
  unableToDiscard: {
    id: 'object.upload.unableToDiscard',
    defaultMessage: 'Unable to discard the uploaded part of {name}. You will be asked about it at your next visit.',
  },
  replaceBody: {
    id: 'object.upload.replaceBody',
    defaultMessage:
      '{count, plural, one {An object of this name is here already: {names}. Uploading replaces it.} other {Objects of these names are here already: {names}. Uploading replaces them.}}',
  },
})
