import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const refusalMessages = texts('refusal', {
  quota: 'A quota of the project is full. Delete what you no longer need, or ask for more.',
  inUse: 'Something still uses it. Free it there first.',
  locked: 'The instance is locked. Unlock it first.',
  protected: 'It is protected. Edit it and remove the protection first.',
  exists: 'There is one already. Choose another name or value.',
  state: 'Its state does not allow that now.',
  noRoute: 'No router connects the network to the external network of this address.',
  showQuotas: 'Show all quotas',
  request: 'For the operators',
  said: moreWords.messageFromTheService,
})

export const refusalPhrases = texts('refusal', {
  full: '{name}: {used} of {limit} used',
  more: '{name}: {used} of {limit} used, {requested} more requested',
})
