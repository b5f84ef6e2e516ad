import { defineMessages } from 'react-intl'

export const dockMessages = defineMessages({
  nothingDone: { id: 'dock.nothingDone', defaultMessage: 'Nothing has been done yet' },
  nothingLost: { id: 'dock.nothingLost', defaultMessage: 'Nothing is lost yet' },
  preparing: { id: 'dock.preparing', defaultMessage: 'Steps that can be undone are running.' },
  mayLeave: {
    id: 'dock.mayLeave',
    defaultMessage: 'You can go to other pages. If this tab is closed or reloaded, the rest is not done.',
  },
  mayLeaveBefore: {
    id: 'dock.mayLeaveBefore',
    defaultMessage: 'You can go to other pages. If this tab is closed or reloaded now, nothing is done.',
  },
  beginNow: { id: 'dock.beginNow', defaultMessage: 'Begin now' },
  fold: { id: 'dock.fold', defaultMessage: 'Fold' },
  unfold: { id: 'dock.unfold', defaultMessage: 'Unfold' },
})

export const dockPhrases = defineMessages<{ countdown: { seconds: number } }>({
  countdown: {
    id: 'dock.countdown',
    defaultMessage: '{seconds, plural, one {It begins in # second.} other {It begins in # seconds.}}',
  },
})
