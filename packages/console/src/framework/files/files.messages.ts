import { defineMessages } from 'react-intl'

export const fileMessages = defineMessages({
  stop: { id: 'file.stop', defaultMessage: 'Stop' },
})

export const filePhrases = defineMessages<{ uploading: { name: string }; percent: { percent: number } }>({
  uploading: { id: 'file.uploading', defaultMessage: 'Uploading {name}' },
  percent: { id: 'file.percent', defaultMessage: '{percent, number}%' },
})
