import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-action.ts'

export const securityGroupMessages = defineMessages({
  emptyHint: {
    id: 'securityGroup.emptyHint',
    defaultMessage: 'A security group says which traffic may reach an instance and leave it.',
  },
  create: { id: 'securityGroup.create', defaultMessage: 'Create Security Group' },
  edit: { id: 'securityGroup.edit', defaultMessage: 'Edit Security Group' },
  manageRules: { id: 'securityGroup.manageRules', defaultMessage: 'Manage Rules' },
  overview: { id: 'securityGroup.overview', defaultMessage: 'Overview' },
  rules: { id: 'securityGroup.rules', defaultMessage: 'Rules' },
  noRules: { id: 'securityGroup.noRules', defaultMessage: 'No rules: nothing is let through.' },
})

export const securityGroupFields = defineMessages({
  name: { id: 'securityGroup.field.name', defaultMessage: 'Name' },
  id: { id: 'securityGroup.field.id', defaultMessage: 'Security Group ID' },
  description: { id: 'securityGroup.field.description', defaultMessage: 'Description' },
  shared: { id: 'securityGroup.field.shared', defaultMessage: 'Shared' },
  stateful: { id: 'securityGroup.field.stateful', defaultMessage: 'Stateful' },
  project: { id: 'securityGroup.field.project', defaultMessage: 'Project ID' },
  created: { id: 'securityGroup.field.created', defaultMessage: 'Created' },
  updated: { id: 'securityGroup.field.updated', defaultMessage: 'Updated' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'securityGroup.delete.one', defaultMessage: 'Delete Security Group' },
  other: { id: 'securityGroup.delete.other', defaultMessage: 'Delete Security Groups' },
  pastOne: { id: 'securityGroup.delete.pastOne', defaultMessage: 'Deleted Security Group' },
  pastOther: { id: 'securityGroup.delete.pastOther', defaultMessage: 'Deleted Security Groups' },
})
