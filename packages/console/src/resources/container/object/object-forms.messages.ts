import { texts } from '../../../framework/text/texts.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

export const objectFormMessages = texts('object.form', {
  fileNeeded: 'Choose a file.',
  fileExists: 'A file with that name exists.',
  folderExists: 'A folder with that name exists.',
  dots: 'No part of the name may be "." or "..".',
  slashAtEnd: 'The name of a file must not end with "/".',
  tooLong: 'The name, with the folders before it, must not be longer than 1,024 bytes.',
  uploadTitle: 'Upload File',
  slashHint: 'Each "/" in the name starts a folder, which is created if it does not exist.',
  folderTitle: 'Create Folder',
  unableToCreateFolder: 'Unable to create the folder.',
  editTitle: 'Edit File',
  editHint: 'The file that you choose replaces the stored one.',
  copyTitle: 'Copy Object',
  unableToCopy: 'Unable to copy the object.',
  kept: 'Upload the same file again to continue where the upload stopped. Closing this dialog discards the uploaded part.',
  into: 'In {place}',
  folderCreated: 'Folder {name} created.',
  copied: 'Object {path} has copied.',
})

export const objectFormLabels = texts('object.form', {
  file: moreWords.file,
  name: 'File Name',
  folderName: 'Folder Name',
  container: 'Destination Container',
  copyName: 'Destination Object',
})

export const uploadMessages = texts('object.upload', {
  unableToUpload: 'Unable to upload the object.',
  replaceTitle: 'Replace Objects',
  uploaded: 'File {name} uploaded.',
  uploadedMany: '{count, number} files uploaded.',
  discarded: 'Discarded the uploaded part of {name}.',
  unableToDiscard: 'Unable to discard the uploaded part of {name}. You will be asked about it at your next visit.',
  replaceBody:
    '{count, plural, one {An object of this name is here already: {names}. Uploading replaces it.} other {Objects of these names are here already: {names}. Uploading replaces them.}}',
})
