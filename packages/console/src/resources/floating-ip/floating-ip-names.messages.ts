import { defineMessages } from 'react-intl'

export const floatingIpNames = defineMessages({
  one: { id: 'floatingIp.one', defaultMessage: 'Floating IP' },
  other: { id: 'floatingIp.other', defaultMessage: 'Floating IPs' },
})

export const floatingIpUnable = defineMessages({
  list: { id: 'floatingIp.unable.list', defaultMessage: 'Unable to retrieve floating IPs.' },
  create: { id: 'floatingIp.unable.create', defaultMessage: 'Unable to allocate new floating IP address.' },
})
