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
  leaveFullScreen: { id: 'console.leaveFullScreen', defaultMessage: 'Leave full screen' },
  matchWindow: { id: 'console.matchWindow', defaultMessage: 'Match window size' },
  clipboard: { id: 'console.clipboard', defaultMessage: 'Clipboard' },
  clipboardText: { id: 'console.clipboardText', defaultMessage: 'Text' },
  clipboardHint: {
    id: 'console.clipboardHint',
    defaultMessage:
      'Text that you select in the console appears here. Text that you enter can be typed into the instance.',
  },
  typeText: { id: 'console.typeText', defaultMessage: 'Type into the instance' },
})
