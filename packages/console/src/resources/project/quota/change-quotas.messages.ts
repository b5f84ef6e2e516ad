import { defineMessages } from 'react-intl'

export const changeMessages = defineMessages({
  quotas: { id: 'projectQuota.quotas', defaultMessage: 'Quotas to change' },
  how: { id: 'projectQuota.how', defaultMessage: 'New limit' },
  setTo: { id: 'projectQuota.setTo', defaultMessage: 'Set to…' },
  limit: { id: 'projectQuota.limit', defaultMessage: 'Limit of each project' },
  limitHint: { id: 'projectQuota.limitHint', defaultMessage: '-1 is no limit.' },
  preview: { id: 'projectQuota.preview', defaultMessage: 'New limits' },
  unchanged: { id: 'projectQuota.unchanged', defaultMessage: 'No limit would change.' },
  rounded: {
    id: 'projectQuota.rounded',
    defaultMessage: 'Rounded up to whole numbers. Projects without a limit keep none.',
  },
  tooLow: { id: 'projectQuota.tooLow', defaultMessage: 'A limit would be lower than what the project uses.' },
})

export const changePhrases = defineMessages<{
  about: { count: number }
  raise: { share: number }
  of: { from: string; to: string }
  used: { used: string }
  done: { count: number }
  failed: { count: number }
}>({
  about: {
    id: 'projectQuota.about',
    defaultMessage: '{count, plural, one {# project} other {# projects}}. The change can be undone.',
  },
  raise: { id: 'projectQuota.raise', defaultMessage: 'Raise by {share, number, ::percent}' },
  of: { id: 'projectQuota.of', defaultMessage: '{from} → {to}' },
  used: { id: 'projectQuota.used', defaultMessage: '{used} used' },
  done: {
    id: 'projectQuota.done',
    defaultMessage: 'Changed the quotas of {count, plural, one {# project} other {# projects}}.',
  },
  failed: {
    id: 'projectQuota.failed',
    defaultMessage: '{count, plural, one {# change} other {# changes}} of quotas failed.',
  },
})
