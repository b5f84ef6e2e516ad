import { defineMessages } from 'react-intl'

export const qosPolicyNames = defineMessages({
  one: { id: 'qosPolicy.one', defaultMessage: 'QoS Policy' },
  other: { id: 'qosPolicy.other', defaultMessage: 'Network QoS' },
})

export const qosPolicyFailures = defineMessages({
  list: { id: 'qosPolicy.failure.list', defaultMessage: 'Unable to retrieve the qos policies.' },
  load: { id: 'qosPolicy.failure.load', defaultMessage: 'Unable to retrieve the qos policy.' },
})
