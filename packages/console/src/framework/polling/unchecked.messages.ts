import { defineMessages } from 'react-intl'

export const uncheckedMessages = defineMessages({
  check: { id: 'unchecked.check', defaultMessage: 'Check again' },
})

export const uncheckedPhrases = defineMessages<{ since: { time: string } }>({
  since: { id: 'unchecked.since', defaultMessage: 'not checked since {time}' },
})
