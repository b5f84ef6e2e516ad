import { texts } from '../text/texts.ts'

export const detailsMessages = texts('details', {
  atGlance: 'At a glance',
  looking: 'Checking what uses it…',
  usedBy: 'What belongs to it and what uses it',
  unused: 'Nothing uses it.',
  more: 'and {count} more',
})
