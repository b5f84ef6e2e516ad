import { texts } from '../../framework/text/texts.ts'

export const dockMessages = texts('dock', {
  nothingDone: 'Nothing has been done yet',
  nothingLost: 'Nothing is lost yet',
  preparing: 'Steps that can be undone are running.',
  mayLeave: 'You can go to other pages. If this tab is closed or reloaded, the rest is not done.',
  mayLeaveBefore: 'You can go to other pages. If this tab is closed or reloaded now, nothing is done.',
  beginNow: 'Begin now',
  fold: 'Fold',
  unfold: 'Unfold',
  countdown: '{seconds, plural, one {It begins in # second.} other {It begins in # seconds.}}',
})
