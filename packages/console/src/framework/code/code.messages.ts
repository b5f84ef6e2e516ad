import { defineMessages } from 'react-intl'

export const codeMessages = defineMessages({
  show: { id: 'code.show', defaultMessage: 'Show as code' },
  title: { id: 'code.title', defaultMessage: 'As code' },
  invalid: { id: 'code.invalid', defaultMessage: 'Complete the form to see the calls that it sends to the cloud.' },
  failed: { id: 'code.failed', defaultMessage: 'The calls cannot be shown.' },
  secrets: { id: 'code.secrets', defaultMessage: 'Show secrets' },
})

export const codePhrases = defineMessages<{
  first: { shown: number; total: number }
  missing: { dialects: string; count: number }
}>({
  first: { id: 'code.first', defaultMessage: 'The code of the first {shown, number} of {total, number} steps.' },
  missing: {
    id: 'code.missing',
    defaultMessage: '{dialects} {count, plural, one {has} other {have}} no resource for this action.',
  },
})
