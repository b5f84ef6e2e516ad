import { texts } from '../text/texts.ts'

export const filePhrases = texts<{ uploading: { name: string }; percent: { percent: number } }>('file', {
  uploading: 'Uploading {name}',
  percent: '{percent, number}%',
})
