import { defineMessages } from 'react-intl'

/** What the things of Keystone have in common. */
export const identityFields = defineMessages({
  name: { id: 'identity.name', defaultMessage: 'Name' },
  description: { id: 'identity.description', defaultMessage: 'Description' },
  enabled: { id: 'identity.enabled', defaultMessage: 'Enabled' },
})

export const identityMessages = defineMessages({
  overview: { id: 'identity.overview', defaultMessage: 'Overview' },
  save: { id: 'identity.save', defaultMessage: 'Save' },
})
