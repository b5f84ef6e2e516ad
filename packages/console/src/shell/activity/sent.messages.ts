import { defineMessages } from 'react-intl'

export const sentMessages = defineMessages({
  title: { id: 'sent.title', defaultMessage: 'Requests to the cloud' },
  all: { id: 'sent.all', defaultMessage: 'All changes as code' },
  body: { id: 'sent.body', defaultMessage: 'Body' },
  noCalls: { id: 'sent.noCalls', defaultMessage: 'The request did not get through to the cloud.' },
  unanswered: { id: 'sent.unanswered', defaultMessage: 'No response' },
  again: { id: 'sent.again', defaultMessage: 'Send again' },
  sentAgain: { id: 'sent.sentAgain', defaultMessage: 'The request was sent again.' },
})

export const sentPhrases = defineMessages<{ milliseconds: { milliseconds: number }; newest: { count: number } }>({
  newest: {
    id: 'sent.newest',
    defaultMessage: 'Only {count} requests are kept: the newest, and older ones that failed.',
  },
  milliseconds: { id: 'sent.milliseconds', defaultMessage: '{milliseconds, number} ms' },
})
