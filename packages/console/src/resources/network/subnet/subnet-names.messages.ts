import { defineMessages } from 'react-intl'

export const subnetNames = defineMessages({
  one: { id: 'subnet.one', defaultMessage: 'Subnet' },
  other: { id: 'subnet.other', defaultMessage: 'Subnets' },
})
