import { texts } from '../text/texts.ts'

export const editorMessages = texts('editor', {
  loadFile: 'Load from a file',
  unreadable: 'Could not read the file',
  size: '{bytes, number} of {limit, number} bytes',
  bytes: '{bytes, plural, one {# byte} other {# bytes}}',
})
