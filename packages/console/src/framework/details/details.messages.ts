import { defineMessages } from 'react-intl'

export const detailsMessages = defineMessages<{
  atGlance: Record<string, never>
  looking: Record<string, never>
  usedBy: Record<string, never>
  unused: Record<string, never>
  more: { count: number }
}>({
  atGlance: { id: 'details.atGlance', defaultMessage: 'At a glance' },
  looking: { id: 'details.looking', defaultMessage: 'Checking what uses it…' },
  usedBy: { id: 'details.usedBy', defaultMessage: 'What belongs to it and what uses it' },
  unused: { id: 'details.unused', defaultMessage: 'Nothing uses it.' },
  more: { id: 'details.more', defaultMessage: 'and {count} more' },
})
