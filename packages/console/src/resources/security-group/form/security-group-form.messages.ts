import { defineMessages } from 'react-intl'

export const securityGroupFormMessages = defineMessages({
  hint: {
    id: 'securityGroup.form.hint',
    defaultMessage:
      'Security groups are sets of IP filter rules that are applied to the network interfaces of an instance. After the group is created, you can add rules to it.',
  },
  save: { id: 'securityGroup.form.save', defaultMessage: 'Save' },
})

export const securityGroupFormLabels = defineMessages({
  name: { id: 'securityGroup.form.name', defaultMessage: 'Name' },
  description: { id: 'securityGroup.form.description', defaultMessage: 'Description' },
})

export const securityGroupFormPhrases = defineMessages<{ created: { name: string }; updated: { name: string } }>({
  created: { id: 'securityGroup.form.created', defaultMessage: 'Successfully created security group: {name}' },
  updated: { id: 'securityGroup.form.updated', defaultMessage: 'Successfully updated security group: {name}' },
})
