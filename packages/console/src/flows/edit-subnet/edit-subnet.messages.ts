import { defineMessages } from 'react-intl'

export const editSubnetMessages = defineMessages({
  save: { id: 'editSubnet.save', defaultMessage: 'Save' },
})
