import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-action.ts'

export const domainMessages = defineMessages({
  emptyHint: {
    id: 'domain.emptyHint',
    defaultMessage: 'A domain holds projects, users and groups that are managed together.',
  },
  create: { id: 'domain.create', defaultMessage: 'Create Domain' },
  edit: { id: 'domain.edit', defaultMessage: 'Edit Domain' },
  members: { id: 'domain.members', defaultMessage: 'Domain Members' },
  groups: { id: 'domain.groups', defaultMessage: 'Domain Groups' },
})

export const domainFields = defineMessages({
  name: { id: 'domain.field.name', defaultMessage: 'Name' },
  id: { id: 'domain.field.id', defaultMessage: 'Domain ID' },
})

export const domainPhrases = defineMessages<{
  created: { name: string }
  updated: { name: string }
  membersChanged: { name: string }
  groupsChanged: { name: string }
  mustBeDisabled: { name: string }
}>({
  created: { id: 'domain.created', defaultMessage: 'Created new domain "{name}".' },
  updated: { id: 'domain.updated', defaultMessage: 'Modified domain "{name}".' },
  membersChanged: { id: 'domain.membersChanged', defaultMessage: 'Modified members of domain "{name}".' },
  groupsChanged: { id: 'domain.groupsChanged', defaultMessage: 'Modified groups of domain "{name}".' },
  mustBeDisabled: {
    id: 'domain.mustBeDisabled',
    defaultMessage: 'Domain "{name}" must be disabled before it can be deleted.',
  },
})

export const enableMessages: BatchMessages = defineMessages({
  one: { id: 'domain.enable.one', defaultMessage: 'Enable Domain' },
  other: { id: 'domain.enable.other', defaultMessage: 'Enable Domains' },
  pastOne: { id: 'domain.enable.pastOne', defaultMessage: 'Enabled Domain' },
  pastOther: { id: 'domain.enable.pastOther', defaultMessage: 'Enabled Domains' },
})

export const disableMessages: BatchMessages = defineMessages({
  one: { id: 'domain.disable.one', defaultMessage: 'Disable Domain' },
  other: { id: 'domain.disable.other', defaultMessage: 'Disable Domains' },
  pastOne: { id: 'domain.disable.pastOne', defaultMessage: 'Disabled Domain' },
  pastOther: { id: 'domain.disable.pastOther', defaultMessage: 'Disabled Domains' },
  help: { id: 'domain.disable.help', defaultMessage: 'Nobody of a disabled domain can sign in.' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'domain.delete.one', defaultMessage: 'Delete Domain' },
  other: { id: 'domain.delete.other', defaultMessage: 'Delete Domains' },
  pastOne: { id: 'domain.delete.pastOne', defaultMessage: 'Deleted Domain' },
  pastOther: { id: 'domain.delete.pastOther', defaultMessage: 'Deleted Domains' },
})
