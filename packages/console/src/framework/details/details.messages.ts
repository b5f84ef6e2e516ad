import { texts } from '../text/texts.ts'

export const detailsMessages = texts<{
  atGlance: Record<string, never>
  looking: Record<string, never>
  usedBy: Record<string, never>
  unused: Record<string, never>
  more: { count: number }
}>('details', {
  atGlance: 'At a glance',
  looking: 'Checking what uses it…',
  usedBy: 'What belongs to it and what uses it',
  unused: 'Nothing uses it.',
  more: 'and {count} more',
})
