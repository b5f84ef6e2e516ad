import { defineMessages } from 'react-intl'

export const roleAssignmentMessages = defineMessages({
  emptyHint: {
    id: 'roleAssignment.emptyHint',
    defaultMessage: 'A role assignment gives a user or a group a role on a project, a domain or the whole cloud.',
  },
  group: { id: 'roleAssignment.group', defaultMessage: 'Group' },
  user: { id: 'roleAssignment.user', defaultMessage: 'User' },
  scope: { id: 'roleAssignment.scope', defaultMessage: 'Scope' },
  on: { id: 'roleAssignment.on', defaultMessage: 'On' },
  allCloud: { id: 'roleAssignment.allCloud', defaultMessage: 'All of the cloud' },
  inherited: { id: 'roleAssignment.inherited', defaultMessage: 'Inherited' },
  inheritedHint: {
    id: 'roleAssignment.inheritedHint',
    defaultMessage: 'The role applies to the projects below it, not to itself.',
  },
  through: { id: 'roleAssignment.through', defaultMessage: 'Through' },
  effective: { id: 'roleAssignment.effective', defaultMessage: 'Effective' },
  onlyGranted: { id: 'roleAssignment.onlyGranted', defaultMessage: 'As granted' },
  withDerived: { id: 'roleAssignment.withDerived', defaultMessage: 'With implied roles and members of groups' },
  grant: { id: 'roleAssignment.grant', defaultMessage: 'Grant Role' },
  granted: { id: 'roleAssignment.granted', defaultMessage: 'The role was successfully assigned.' },
  grantFailed: { id: 'roleAssignment.grantFailed', defaultMessage: 'Unable to grant the role.' },
  holder: { id: 'roleAssignment.holder', defaultMessage: 'Grant to' },
  select: { id: 'roleAssignment.select', defaultMessage: 'Select one' },
  none: { id: 'roleAssignment.none', defaultMessage: 'None available' },
})

export const scopeNames = defineMessages({
  project: { id: 'roleAssignment.scope.project', defaultMessage: 'Project' },
  domain: { id: 'roleAssignment.scope.domain', defaultMessage: 'Domain' },
  system: { id: 'roleAssignment.scope.system', defaultMessage: 'System' },
})

export const throughPhrases = defineMessages<{ group: { name: string }; role: { name: string } }>({
  group: { id: 'roleAssignment.through.group', defaultMessage: 'Group {name}' },
  role: { id: 'roleAssignment.through.role', defaultMessage: 'Implied by {name}' },
})

export const revokeMessages = defineMessages({
  one: { id: 'roleAssignment.revoke.one', defaultMessage: 'Revoke Role' },
  other: { id: 'roleAssignment.revoke.other', defaultMessage: 'Revoke Roles' },
})

export const revokeSentences = defineMessages({
  title: { id: 'roleAssignment.revoke.title', defaultMessage: 'Confirm Revoke Role' },
  body: {
    id: 'roleAssignment.revoke.body',
    defaultMessage: 'You have selected: {names}. What this role allows ends at once.',
  },
  done: { id: 'roleAssignment.revoke.done', defaultMessage: 'Revoked role: {names}.' },
  failed: { id: 'roleAssignment.revoke.failed', defaultMessage: 'Unable to revoke role: {names}.' },
})
