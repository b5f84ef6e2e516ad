import { defineMessages } from 'react-intl'

export const editNetworkMessages = defineMessages({
  save: { id: 'network.edit.save', defaultMessage: 'Save' },
})

export const networkLabels = defineMessages({
  name: { id: 'network.label.name', defaultMessage: 'Name' },
  admin_state_up: { id: 'network.label.adminState', defaultMessage: 'Enable Admin State' },
  shared: { id: 'network.label.shared', defaultMessage: 'Shared' },
})

export const editNetworkPhrases = defineMessages<{ updated: { name: string }; failed: { name: string } }>({
  updated: { id: 'network.edit.updated', defaultMessage: 'Network {name} was successfully updated.' },
  failed: { id: 'network.edit.failed', defaultMessage: 'Failed to update network {name}' },
})
