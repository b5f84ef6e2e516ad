import { defineMessages } from 'react-intl'

export const refusalMessages = defineMessages({
  quota: {
    id: 'refusal.quota',
    defaultMessage: 'A quota of the project is full. Delete what you no longer need, or ask for more.',
  },
  inUse: { id: 'refusal.inUse', defaultMessage: 'Something still uses it. Free it there first.' },
  locked: { id: 'refusal.locked', defaultMessage: 'The instance is locked. Unlock it first.' },
  protected: { id: 'refusal.protected', defaultMessage: 'It is protected. Edit it and remove the protection first.' },
  exists: { id: 'refusal.exists', defaultMessage: 'There is one already. Choose another name or value.' },
  state: { id: 'refusal.state', defaultMessage: 'Its state does not allow that now.' },
  noRoute: {
    id: 'refusal.noRoute',
    defaultMessage: 'No router connects the network to the external network of this address.',
  },
  showQuotas: { id: 'refusal.showQuotas', defaultMessage: 'Show all quotas' },
  request: { id: 'refusal.request', defaultMessage: 'For the operators' },
  said: { id: 'refusal.said', defaultMessage: 'Message from the service' },
})

export const refusalPhrases = defineMessages<{
  full: { name: string; used: string; limit: string }
  more: { name: string; used: string; limit: string; requested: string }
}>({
  full: { id: 'refusal.full', defaultMessage: '{name}: {used} of {limit} used' },
  more: { id: 'refusal.more', defaultMessage: '{name}: {used} of {limit} used, {requested} more requested' },
})
