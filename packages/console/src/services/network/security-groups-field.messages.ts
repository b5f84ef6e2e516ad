import { defineMessages } from 'react-intl'

export const groupsFieldMessages = defineMessages({
  all: { id: 'securityGroups.all', defaultMessage: 'All Security Groups' },
  noneLeft: { id: 'securityGroups.noneLeft', defaultMessage: 'No security groups found.' },
  none: { id: 'securityGroups.none', defaultMessage: 'No security groups enabled.' },
  ofPort: { id: 'securityGroups.ofPort', defaultMessage: 'Port Security Groups' },
})
