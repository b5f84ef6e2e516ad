import { texts } from '../../framework/text/texts.ts'

export const volumeFieldMessages = texts('volumeFields', {
  anyType: 'No volume type',
  noTypes: 'No volume types',
  anyZone: 'Any Availability Zone',
  noZones: 'No availability zones found',
  backupStorage: 'Backup storage',
  backups: 'Backups',
  snapshots: 'Snapshots',
  storage: 'Volume and snapshot storage',
})
