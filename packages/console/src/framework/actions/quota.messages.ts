import { defineMessages } from 'react-intl'

export const quotaMessages = defineMessages({
  exceeded: { id: 'quota.exceeded', defaultMessage: '(Quota exceeded)' },
})
