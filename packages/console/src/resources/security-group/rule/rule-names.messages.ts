import { defineMessages } from 'react-intl'

export const ruleNames = defineMessages({
  one: { id: 'securityGroupRule.one', defaultMessage: 'Security Group Rule' },
  other: { id: 'securityGroupRule.other', defaultMessage: 'Security Group Rules' },
})
