import { defineMessages } from 'react-intl'

export const consoleMessages = defineMessages({
  title: { id: 'console.title', defaultMessage: 'Console' },
  screen: { id: 'console.screen', defaultMessage: 'Screen of the instance' },
  terminal: { id: 'console.terminal', defaultMessage: 'Serial console of the instance' },
  connecting: { id: 'console.connecting', defaultMessage: 'Connecting' },
  connected: { id: 'console.connected', defaultMessage: 'Connected' },
  closed: { id: 'console.closed', defaultMessage: 'The connection has ended.' },
  failed: {
    id: 'console.failed',
    defaultMessage: 'The console cannot be reached from here. Its proxy may be down, or closed to your network.',
  },
  again: { id: 'console.again', defaultMessage: 'Connect again' },
  ctrlAltDel: { id: 'console.ctrlAltDel', defaultMessage: 'Send Ctrl+Alt+Del' },
  fullScreen: { id: 'console.fullScreen', defaultMessage: 'Full screen' },
})
