import { texts } from '../../../framework/text/texts.ts'

export const changeMessages = texts('projectQuota', {
  quotas: 'Quotas to change',
  how: 'New limit',
  setTo: 'Set to…',
  limit: 'Limit of each project',
  limitHint: '-1 is no limit.',
  preview: 'New limits',
  unchanged: 'No limit would change.',
  rounded: 'Rounded up to whole numbers. Projects without a limit keep none.',
  tooLow: 'A limit would be lower than what the project uses.',
  about: '{count, plural, one {# project} other {# projects}}. The change can be undone.',
  raise: 'Raise by {share, number, ::percent}',
  of: '{from} → {to}',
  used: '{used} used',
  done: 'Changed the quotas of {count, plural, one {# project} other {# projects}}.',
  failed: '{count, plural, one {# change} other {# changes}} of quotas failed.',
})
