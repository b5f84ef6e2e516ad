import { defineMessages } from 'react-intl'

export const volumeFieldMessages = defineMessages({
  anyType: { id: 'volumeFields.anyType', defaultMessage: 'No volume type' },
  noTypes: { id: 'volumeFields.noTypes', defaultMessage: 'No volume types' },
  anyZone: { id: 'volumeFields.anyZone', defaultMessage: 'Any Availability Zone' },
  noZones: { id: 'volumeFields.noZones', defaultMessage: 'No availability zones found' },
  backupStorage: { id: 'volumeFields.backupStorage', defaultMessage: 'Backup storage' },
  backups: { id: 'volumeFields.backups', defaultMessage: 'Backups' },
  snapshots: { id: 'volumeFields.snapshots', defaultMessage: 'Snapshots' },
  storage: { id: 'volumeFields.storage', defaultMessage: 'Volume and snapshot storage' },
})
