import { defineMessages } from 'react-intl'

export const zoneHintMessages = defineMessages({
  none: { id: 'zoneHints.none', defaultMessage: 'No availability zones found' },
  failed: { id: 'zoneHints.failed', defaultMessage: 'Unable to retrieve the availability zones.' },
})
