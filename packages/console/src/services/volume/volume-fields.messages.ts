import { defineMessages } from 'react-intl'

export const volumeFieldMessages = defineMessages({
  anyType: { id: 'volumeFields.anyType', defaultMessage: 'No volume type' },
  noTypes: { id: 'volumeFields.noTypes', defaultMessage: 'No volume types' },
  anyZone: { id: 'volumeFields.anyZone', defaultMessage: 'Any Availability Zone' },
  noZones: { id: 'volumeFields.noZones', defaultMessage: 'No availability zones found' },
  storage: { id: 'volumeFields.storage', defaultMessage: 'Volume and snapshot storage' },
})
