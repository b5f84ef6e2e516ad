import { defineMessages } from 'react-intl'

export const stackMessages = defineMessages({
  emptyHint: {
    id: 'stack.emptyHint',
    defaultMessage: 'A stack is a set of resources that a template describes. Launch one, and Heat creates them all.',
  },
  launch: { id: 'stack.launch', defaultMessage: 'Launch Stack' },
  preview: { id: 'stack.preview', defaultMessage: 'Preview Stack' },
  change: { id: 'stack.change', defaultMessage: 'Change Stack Template' },
  createSnapshot: { id: 'stack.createSnapshot', defaultMessage: 'Create Stack Snapshot' },
})

export const stackFields = defineMessages({
  name: { id: 'stack.field.name', defaultMessage: 'Stack Name' },
  id: { id: 'stack.field.id', defaultMessage: 'Stack ID' },
  tags: { id: 'stack.field.tags', defaultMessage: 'Tags' },
  reason: { id: 'stack.field.reason', defaultMessage: 'Status Reason' },
  owner: { id: 'stack.field.owner', defaultMessage: 'Owner' },
  timeout: { id: 'stack.field.timeout', defaultMessage: 'Timeout' },
  rollback: { id: 'stack.field.rollback', defaultMessage: 'Rollback On Failure' },
})

export const suspendMessages = defineMessages({
  one: { id: 'stack.suspend.one', defaultMessage: 'Suspend Stack' },
  other: { id: 'stack.suspend.other', defaultMessage: 'Suspend Stacks' },
  pastOne: { id: 'stack.suspend.pastOne', defaultMessage: 'Started to suspend Stack' },
  pastOther: { id: 'stack.suspend.pastOther', defaultMessage: 'Started to suspend Stacks' },
})

export const resumeMessages = defineMessages({
  one: { id: 'stack.resume.one', defaultMessage: 'Resume Stack' },
  other: { id: 'stack.resume.other', defaultMessage: 'Resume Stacks' },
  pastOne: { id: 'stack.resume.pastOne', defaultMessage: 'Started to resume Stack' },
  pastOther: { id: 'stack.resume.pastOther', defaultMessage: 'Started to resume Stacks' },
})

export const checkMessages = defineMessages({
  one: { id: 'stack.check.one', defaultMessage: 'Check Stack' },
  other: { id: 'stack.check.other', defaultMessage: 'Check Stacks' },
  pastOne: { id: 'stack.check.pastOne', defaultMessage: 'Started to check Stack' },
  pastOther: { id: 'stack.check.pastOther', defaultMessage: 'Started to check Stacks' },
})

export const retryMessages = defineMessages({
  one: { id: 'stack.retry.one', defaultMessage: 'Retry' },
  pastOne: { id: 'stack.retry.pastOne', defaultMessage: 'Started to retry Stack' },
})

export const deleteStackMessages = defineMessages({
  pastOne: { id: 'stack.delete.pastOne', defaultMessage: 'Started to delete Stack' },
  pastOther: { id: 'stack.delete.pastOther', defaultMessage: 'Started to delete Stacks' },
  help: {
    id: 'stack.delete.help',
    defaultMessage: 'All resources of the stack are deleted with it. Once begun, this cannot be undone.',
  },
})

export const cancelMessages = defineMessages({
  refuse: { id: 'stack.cancel.refuse', defaultMessage: 'Go On' },
  one: { id: 'stack.cancel.one', defaultMessage: 'Cancel and Roll Back' },
  other: { id: 'stack.cancel.other', defaultMessage: 'Cancel and Roll Back' },
  pastOne: { id: 'stack.cancel.pastOne', defaultMessage: 'Started to roll back Stack' },
  pastOther: { id: 'stack.cancel.pastOther', defaultMessage: 'Started to roll back Stacks' },
  help: {
    id: 'stack.cancel.help',
    defaultMessage: 'Heat stops the change and brings the resources back to what they were before.',
  },
})

export const stackTabs = defineMessages({
  topology: { id: 'stack.tab.topology', defaultMessage: 'Topology' },
  resources: { id: 'stack.tab.resources', defaultMessage: 'Resources' },
  events: { id: 'stack.tab.events', defaultMessage: 'Events' },
  template: { id: 'stack.tab.template', defaultMessage: 'Template' },
  snapshots: { id: 'stack.tab.snapshots', defaultMessage: 'Snapshots' },
})
