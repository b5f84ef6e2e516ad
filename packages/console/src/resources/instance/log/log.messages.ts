import { defineMessages } from 'react-intl'

export const logMessages = defineMessages({
  title: { id: 'instance.log.title', defaultMessage: 'Instance Console Log' },
  length: { id: 'instance.log.length', defaultMessage: 'Log Length' },
  go: { id: 'instance.log.go', defaultMessage: 'Go' },
  viewFull: { id: 'instance.log.viewFull', defaultMessage: 'View Full Log' },
  download: { id: 'instance.log.download', defaultMessage: 'Download' },
  empty: { id: 'instance.log.empty', defaultMessage: 'The instance has not written anything yet.' },
  loading: { id: 'instance.log.loading', defaultMessage: 'Loading the log' },
  failed: {
    id: 'instance.log.failed',
    defaultMessage: 'There was a problem communicating with the server, please try again.',
  },
})
