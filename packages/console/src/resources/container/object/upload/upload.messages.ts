import { defineMessages } from 'react-intl'

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
  discarded: { id: 'object.upload.discarded', defaultMessage: 'What had arrived of {name} was discarded.' },
  unableToDiscard: {
    id: 'object.upload.unableToDiscard',
    defaultMessage: 'What had arrived of {name} could not be discarded. You are asked about it at your next visit.',
  },
  replaceBody: {
    id: 'object.upload.replaceBody',
    defaultMessage:
      '{count, plural, one {An object of this name is here already: {names}. Uploading replaces it.} other {Objects of these names are here already: {names}. Uploading replaces them.}}',
  },
})
