import { defineMessages } from 'react-intl'

export const preflightMessages = defineMessages({
  quotas: { id: 'preflight.quotas', defaultMessage: 'Quotas' },
  request: { id: 'preflight.request', defaultMessage: 'Text for a quota request' },
  ask: { id: 'preflight.ask', defaultMessage: 'Ask for a larger quota' },
  copyRequest: { id: 'preflight.copyRequest', defaultMessage: 'Copy the quota request' },
})

export const preflightPhrases = defineMessages<{
  quota: { label: string; needed: string; left: string; max: string }
  name: { name: string }
  useName: { name: string }
  addresses: { subnet: string; left: number; needed: number }
  greeting: { project: string; id: string }
  raise: { label: string; max: string; limit: string; used: string; added: string }
}>({
  quota: {
    id: 'preflight.quota',
    defaultMessage: '{label}: {needed} needed, {left} left of {max}. Delete some, or ask for a larger quota.',
  },
  name: { id: 'preflight.name', defaultMessage: 'There is one with the name {name} already.' },
  useName: { id: 'preflight.useName', defaultMessage: 'Use {name}' },
  addresses: {
    id: 'preflight.addresses',
    defaultMessage:
      '{subnet} has {left} addresses left, and {needed} are needed. Choose another one, or delete ports that nothing uses.',
  },
  greeting: {
    id: 'preflight.greeting',
    defaultMessage: 'Please raise these quotas of project {project} ({id}):',
  },
  raise: {
    id: 'preflight.raise',
    defaultMessage: '- {label}: from {max} to {limit} or more ({used} used, {added} more needed)',
  },
})
