import { texts } from '../text/texts.ts'

export const filePhrases = texts('file', {
  uploading: 'Uploading {name}',
  percent: '{percent, number}%',
})
