import { defineMessages } from 'react-intl'

export const dockMessages = defineMessages({
  nothingLost: { id: 'dock.nothingLost', defaultMessage: 'Nothing is lost yet' },
  preparing: { id: 'dock.preparing', defaultMessage: 'Steps that can be undone are running.' },
  mayLeave: { id: 'dock.mayLeave', defaultMessage: 'You can go to other pages.' },
  deleteNow: { id: 'dock.deleteNow', defaultMessage: 'Delete now' },
  fold: { id: 'dock.fold', defaultMessage: 'Fold' },
  unfold: { id: 'dock.unfold', defaultMessage: 'Unfold' },
})

export const dockPhrases = defineMessages<{ countdown: { seconds: number } }>({
  countdown: {
    id: 'dock.countdown',
    defaultMessage: '{seconds, plural, one {Deletion begins in # second.} other {Deletion begins in # seconds.}}',
  },
})
