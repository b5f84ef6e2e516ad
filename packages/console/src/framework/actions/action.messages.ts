import { texts } from '../text/texts.ts'

export const actionMessages = texts('table', {
  blocked: 'The action cannot be performed. The contents of this row have errors or are missing information.',
  blockedMore: 'Click here to expand the row and view the errors.',
})

export const quotaMessages = texts('quota', { exceeded: '(Quota exceeded)' })
