import { defineMessages } from 'react-intl'

export const qosPolicyFormMessages = defineMessages({
  save: { id: 'qosPolicy.form.save', defaultMessage: 'Save' },
  sharedHint: { id: 'qosPolicy.form.sharedHint', defaultMessage: 'All projects can use a policy that is shared.' },
})

export const qosPolicyFormLabels = defineMessages({
  name: { id: 'qosPolicy.form.name', defaultMessage: 'Name' },
  description: { id: 'qosPolicy.form.description', defaultMessage: 'Description' },
  shared: { id: 'qosPolicy.form.shared', defaultMessage: 'Shared' },
})

export const qosPolicyFormPhrases = defineMessages<{ created: { name: string }; updated: { name: string } }>({
  created: { id: 'qosPolicy.form.created', defaultMessage: 'QoS Policy {name} was successfully created.' },
  updated: { id: 'qosPolicy.form.updated', defaultMessage: 'QoS Policy {name} was successfully updated.' },
})
