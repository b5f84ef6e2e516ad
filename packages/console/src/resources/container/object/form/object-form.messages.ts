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
  upload: { id: 'object.form.upload', defaultMessage: 'Upload File' },
  slashHint: {
    id: 'object.form.slashHint',
    defaultMessage: 'Each "/" in the name begins a folder, which is made where it is not there yet.',
  },
  folderTitle: { id: 'object.form.folderTitle', defaultMessage: 'Create Folder' },
  unableToCreateFolder: { id: 'object.form.unableToCreateFolder', defaultMessage: 'Unable to create the folder.' },
  editTitle: { id: 'object.form.editTitle', defaultMessage: 'Edit File' },
  editHint: {
    id: 'object.form.editHint',
    defaultMessage: 'The file that you choose takes the place of what is stored now.',
  },
  edit: { id: 'object.form.edit', defaultMessage: 'Edit File' },
  copyTitle: { id: 'object.form.copyTitle', defaultMessage: 'Copy Object' },
  unableToCopy: { id: 'object.form.unableToCopy', defaultMessage: 'Unable to copy the object.' },
  kept: {
    id: 'object.form.kept',
    defaultMessage:
      'Upload the same file again and it goes on from where it stopped. Closing this dialog discards what has arrived.',
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
