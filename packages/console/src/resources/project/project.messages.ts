import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-action.ts'

export const projectMessages = defineMessages({
  emptyHint: {
    id: 'project.emptyHint',
    defaultMessage: 'A project owns instances, volumes and networks, and its members work with them.',
  },
  create: { id: 'project.create', defaultMessage: 'Create Project' },
  viewUsage: { id: 'project.viewUsage', defaultMessage: 'View Usage' },
  setActive: { id: 'project.setActive', defaultMessage: 'Set as Active Project' },
  edit: { id: 'project.edit', defaultMessage: 'Edit Project' },
  information: { id: 'project.information', defaultMessage: 'Project Information' },
  membersHint: {
    id: 'project.membersHint',
    defaultMessage: 'Users who may work in the project, and in which roles.',
  },
  groupsHint: {
    id: 'project.groupsHint',
    defaultMessage: 'Groups whose users may work in the project, and in which roles.',
  },
  members: { id: 'project.members', defaultMessage: 'Project Members' },
  groups: { id: 'project.groups', defaultMessage: 'Project Groups' },
  usersTab: { id: 'project.usersTab', defaultMessage: 'Users' },
  groupsTab: { id: 'project.groupsTab', defaultMessage: 'Groups' },
  cannotDisable: { id: 'project.cannotDisable', defaultMessage: 'You cannot disable your current project' },
  keepAdmin: {
    id: 'project.keepAdmin',
    defaultMessage: 'You cannot revoke your own admin role in the project that you work in.',
  },
})

export const projectFields = defineMessages({
  name: { id: 'project.field.name', defaultMessage: 'Name' },
  facetName: { id: 'project.field.facetName', defaultMessage: 'Project Name' },
  id: { id: 'project.field.id', defaultMessage: 'Project ID' },
  domainName: { id: 'project.field.domainName', defaultMessage: 'Domain Name' },
  domainId: { id: 'project.field.domainId', defaultMessage: 'Domain ID' },
})

export const projectPhrases = defineMessages<{
  created: { name: string }
  updated: { name: string }
  taken: { name: string }
  membersChanged: { name: string }
  groupsChanged: { name: string }
}>({
  created: { id: 'project.created', defaultMessage: 'Created new project "{name}".' },
  updated: { id: 'project.updated', defaultMessage: 'Modified project "{name}".' },
  taken: { id: 'project.taken', defaultMessage: 'Project name "{name}" is already used.' },
  membersChanged: { id: 'project.membersChanged', defaultMessage: 'Modified members of project "{name}".' },
  groupsChanged: { id: 'project.groupsChanged', defaultMessage: 'Modified groups of project "{name}".' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'project.delete.one', defaultMessage: 'Delete Project' },
  other: { id: 'project.delete.other', defaultMessage: 'Delete Projects' },
  pastOne: { id: 'project.delete.pastOne', defaultMessage: 'Deleted Project' },
  pastOther: { id: 'project.delete.pastOther', defaultMessage: 'Deleted Projects' },
  help: {
    id: 'project.delete.help',
    defaultMessage: 'What the project owns stays behind without an owner. This action cannot be undone.',
  },
})
