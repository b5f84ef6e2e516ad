import { defineMessages } from 'react-intl'

export const floatingIpNames = defineMessages({
  one: { id: 'floatingIp.one', defaultMessage: 'Floating IP' },
  other: { id: 'floatingIp.other', defaultMessage: 'Floating IPs' },
})
