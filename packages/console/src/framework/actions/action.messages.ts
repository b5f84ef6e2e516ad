import { defineMessages } from 'react-intl'

export const actionMessages = defineMessages({
  blocked: {
    id: 'table.blocked',
    defaultMessage: 'The action cannot be performed. The contents of this row have errors or are missing information.',
  },
  blockedMore: {
    id: 'table.blockedMore',
    defaultMessage: 'Click here to expand the row and view the errors.',
  },
})
