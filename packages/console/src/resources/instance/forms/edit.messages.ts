import { defineMessages } from 'react-intl'

export const editMessages = defineMessages({
  title: { id: 'instance.edit.title', defaultMessage: 'Edit Instance' },
  save: { id: 'instance.edit.save', defaultMessage: 'Save' },
  groupsTitle: { id: 'instance.edit.groupsTitle', defaultMessage: 'Edit Security Groups' },
  portGroupsTitle: { id: 'instance.edit.portGroupsTitle', defaultMessage: 'Edit Port Security Groups' },
  instanceGroups: { id: 'instance.edit.instanceGroups', defaultMessage: 'Instance Security Groups' },
  groupsFailed: { id: 'instance.edit.groupsFailed', defaultMessage: 'Unable to update instance security group.' },
})

export const editLabels = defineMessages({
  name: { id: 'instance.edit.name', defaultMessage: 'Name' },
  description: { id: 'instance.edit.description', defaultMessage: 'Description' },
  groups: { id: 'instance.edit.groups', defaultMessage: 'Security Groups' },
})

export const editPhrases = defineMessages<{ modified: { name: string }; failed: { name: string } }>({
  modified: { id: 'instance.edit.modified', defaultMessage: 'Modified instance "{name}".' },
  failed: { id: 'instance.edit.failed', defaultMessage: 'Unable to modify instance "{name}".' },
})
