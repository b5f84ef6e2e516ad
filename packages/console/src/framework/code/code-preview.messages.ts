import { texts } from '../text/texts.ts'

export const previewMessages = texts('code', {
  title: 'As code',
  invalid: 'Complete the form to see the calls that it sends to the cloud.',
  secrets: 'Show secrets',
  first: 'The code of the first {shown, number} of {total, number} steps.',
  missing: '{dialects} {count, plural, one {has} other {have}} no resource for this action.',
})
