import { defineMessages } from 'react-intl'

export const assignmentMessages = defineMessages({
  unableToLoad: { id: 'assignments.unableToLoad', defaultMessage: 'Unable to retrieve the role assignments.' },
  none: { id: 'assignments.none', defaultMessage: 'There are no role assignments.' },
  scope: { id: 'assignments.scope', defaultMessage: 'Scope' },
  user: { id: 'assignments.user', defaultMessage: 'User Name' },
  group: { id: 'assignments.group', defaultMessage: 'Group Name' },
  role: { id: 'assignments.role', defaultMessage: 'Role' },
  project: { id: 'assignments.project', defaultMessage: 'Project' },
  domain: { id: 'assignments.domain', defaultMessage: 'Domain' },
  system: { id: 'assignments.system', defaultMessage: 'All of the cloud' },
  inherited: { id: 'assignments.inherited', defaultMessage: 'Projects below' },
})
