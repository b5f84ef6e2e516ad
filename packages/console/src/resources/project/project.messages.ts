import { defineMessages } from 'react-intl'
import { typeNames, words } from '../../framework/text/common.messages.ts'

export const projectMessages = defineMessages({
  emptyHint: {
    id: 'project.emptyHint',
    defaultMessage: 'A project owns instances, volumes and networks, and its members work with them.',
  },
  viewUsage: { id: 'project.viewUsage', defaultMessage: 'View Usage' },
  modifyQuotas: { id: 'project.quotas.title', defaultMessage: 'Modify Quotas' },
  setActive: { id: 'project.setActive', defaultMessage: 'Set as Active Project' },
  deleteQuestion: {
    id: 'project.delete.body',
    defaultMessage:
      'You have selected "{names}". What the project contains stays without an owner, unless you purge it first. {help}',
  },
  tags: { id: 'project.tags', defaultMessage: 'Tags' },
  parent: { id: 'project.parent', defaultMessage: 'Parent Project' },
  hierarchy: { id: 'project.hierarchy', defaultMessage: 'Hierarchy' },
  usersTab: { id: 'project.usersTab', defaultMessage: 'Users' },
  groupsTab: { id: 'project.groupsTab', defaultMessage: 'Groups' },
  usageTab: { id: 'project.usage.tab', defaultMessage: 'Usage' },
})

/** The dialogs for the users, and for the groups, with roles on a project. */
export const memberTexts = {
  users: defineMessages({
    members: { id: 'project.members', defaultMessage: 'Project Members' },
    changed: { id: 'project.membersChanged', defaultMessage: 'Modified members of project "{name}".' },
  }),
  groups: defineMessages({
    members: { id: 'project.groups', defaultMessage: 'Project Groups' },
    changed: { id: 'project.groupsChanged', defaultMessage: 'Modified groups of project "{name}".' },
  }),
}

export const usageMessages = {
  title: projectMessages.usageTab,
  instance: typeNames.instanceName,
  vcpus: words.vcpus,
  disk: words.disk,
  ram: words.ram,
  ...defineMessages({
    from: { id: 'project.usage.from', defaultMessage: 'From' },
    to: { id: 'project.usage.to', defaultMessage: 'To' },
    unableToLoad: { id: 'project.usage.unableToLoad', defaultMessage: 'Unable to retrieve usage information.' },
    none: { id: 'project.usage.none', defaultMessage: 'The project used nothing in this period.' },
    hours: { id: 'project.usage.hours', defaultMessage: 'Hours' },
    vcpuHours: { id: 'project.usage.vcpuHours', defaultMessage: 'VCPU Hours' },
    diskHours: { id: 'project.usage.diskHours', defaultMessage: 'Disk GB Hours' },
    ramHours: { id: 'project.usage.ramHours', defaultMessage: 'Memory MB Hours' },
  }),
}
