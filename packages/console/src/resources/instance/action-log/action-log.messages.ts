import { defineMessages } from 'react-intl'

export const actionLogMessages = defineMessages({
  title: { id: 'instance.actionLog.title', defaultMessage: 'Action Log' },
  requestId: { id: 'instance.actionLog.requestId', defaultMessage: 'Request ID' },
  action: { id: 'instance.actionLog.action', defaultMessage: 'Action' },
  startTime: { id: 'instance.actionLog.startTime', defaultMessage: 'Start Time' },
  userId: { id: 'instance.actionLog.userId', defaultMessage: 'User ID' },
  message: { id: 'instance.actionLog.message', defaultMessage: 'Message' },
  events: { id: 'instance.actionLog.events', defaultMessage: 'Events' },
  hideEvents: { id: 'instance.actionLog.hideEvents', defaultMessage: 'Hide events' },
  noEvents: { id: 'instance.actionLog.noEvents', defaultMessage: 'Nothing was recorded of it.' },
  running: { id: 'instance.actionLog.running', defaultMessage: 'running' },
  empty: { id: 'instance.actionLog.empty', defaultMessage: 'Nothing was done to this instance yet.' },
  unableToList: { id: 'instance.actionLog.unableToList', defaultMessage: 'Unable to retrieve the actions.' },
  unableToLoad: { id: 'instance.actionLog.unableToLoad', defaultMessage: 'Unable to retrieve the events.' },
})

export const actionLogPhrases = defineMessages<{
  eventsOf: { action: string }
  took: { seconds: number }
}>({
  eventsOf: { id: 'instance.actionLog.eventsOf', defaultMessage: 'Events of {action}' },
  took: { id: 'instance.actionLog.took', defaultMessage: '{seconds, number} s' },
})
