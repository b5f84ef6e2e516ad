import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const consoleMessages = texts('console', {
  title: moreWords.console,
  screen: 'Screen of the instance',
  terminal: 'Serial console of the instance',
  connecting: 'Connecting',
  connected: 'Connected',
  closed: 'The connection has ended.',
  failed: 'The console cannot be reached from here. Its proxy may be down, or closed to your network.',
  again: 'Connect again',
  ctrlAltDel: 'Send Ctrl+Alt+Del',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  matchWindow: 'Match window size',
  clipboard: 'Clipboard',
  clipboardText: 'Text',
  clipboardHint:
    'Text that you select in the console appears here. Text that you enter can be typed into the instance.',
  typeText: 'Type into the instance',
})
