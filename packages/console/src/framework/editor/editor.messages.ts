import { defineMessages } from 'react-intl'

export const editorMessages = defineMessages({
  loadFile: { id: 'editor.loadFile', defaultMessage: 'Load from a file' },
  unreadable: { id: 'editor.unreadable', defaultMessage: 'Could not read the file' },
})

export const editorPhrases = defineMessages<{ size: { bytes: number; limit: number }; bytes: { bytes: number } }>({
  size: { id: 'editor.size', defaultMessage: '{bytes, number} of {limit, number} bytes' },
  bytes: { id: 'editor.bytes', defaultMessage: '{bytes, plural, one {# byte} other {# bytes}}' },
})
