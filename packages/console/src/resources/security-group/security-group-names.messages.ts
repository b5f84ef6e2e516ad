import { defineMessages } from 'react-intl'

export const securityGroupNames = defineMessages({
  one: { id: 'securityGroup.one', defaultMessage: 'Security Group' },
  other: { id: 'securityGroup.other', defaultMessage: 'Security Groups' },
})
