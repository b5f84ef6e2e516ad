import { texts } from '../../framework/text/texts.ts'

export const volumeFieldMessages = texts('volumeFields', {
  anyType: 'No volume type',
  backupStorage: 'Backup storage',
  storage: 'Volume and snapshot storage',
})
