import { defineMessages } from 'react-intl'

export const domainContextMessages = defineMessages({
  set: { id: 'domainContext.set', defaultMessage: 'Set Domain Context' },
  clear: { id: 'domainContext.clear', defaultMessage: 'Clear Domain Context' },
  cleared: { id: 'domainContext.cleared', defaultMessage: 'Domain Context cleared.' },
})

export const domainContextPhrases = defineMessages<{ only: { name: string }; updated: { name: string } }>({
  only: { id: 'domainContext.only', defaultMessage: 'Only items of the domain {name} are shown.' },
  updated: { id: 'domainContext.updated', defaultMessage: 'Domain Context updated to Domain {name}.' },
})
