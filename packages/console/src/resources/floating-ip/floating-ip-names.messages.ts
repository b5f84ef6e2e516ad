import { defineMessages } from 'react-intl'

export const floatingIpNames = defineMessages({
  one: { id: 'floatingIp.one', defaultMessage: 'Floating IP' },
  other: { id: 'floatingIp.other', defaultMessage: 'Floating IPs' },
})

export const floatingIpFailures = defineMessages({
  list: { id: 'floatingIp.failure.list', defaultMessage: 'Unable to retrieve floating IPs.' },
  create: { id: 'floatingIp.failure.create', defaultMessage: 'Unable to allocate new floating IP address.' },
})
