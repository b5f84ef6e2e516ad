import { texts } from '../../framework/text/texts.ts'

export const sentMessages = texts('sent', {
  title: 'Requests to the cloud',
  all: 'All changes as code',
  body: 'Body',
  noCalls: 'The request did not get through to the cloud.',
  unanswered: 'No response',
  again: 'Send again',
  sentAgain: 'The request was sent again.',
  newest: 'Only {count} requests are kept: the newest, and older ones that failed.',
  milliseconds: '{milliseconds, number} ms',
})
