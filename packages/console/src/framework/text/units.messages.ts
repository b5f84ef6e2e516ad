import { defineMessages } from 'react-intl'

export const unitPhrases = defineMessages<{ gigabytes: { amount: number }; megabytes: { amount: number } }>({
  gigabytes: { id: 'unit.gigabytes', defaultMessage: '{amount, number} GB' },
  megabytes: { id: 'unit.megabytes', defaultMessage: '{amount, number} MB' },
})
