import { defineMessages } from 'react-intl'

export const qosPolicyNames = defineMessages({
  one: { id: 'qosPolicy.one', defaultMessage: 'QoS Policy' },
  other: { id: 'qosPolicy.other', defaultMessage: 'Network QoS' },
})

export const qosPolicyUnable = defineMessages({
  list: { id: 'qosPolicy.unable.list', defaultMessage: 'Unable to retrieve the qos policies.' },
  load: { id: 'qosPolicy.unable.load', defaultMessage: 'Unable to retrieve the qos policy.' },
})
