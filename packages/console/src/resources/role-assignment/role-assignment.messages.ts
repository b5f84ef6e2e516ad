import { texts } from '../../framework/text/texts.ts'

export const roleAssignmentMessages = texts('roleAssignment', {
  emptyHint: 'A role assignment gives a user or a group a role on a project, a domain or the whole cloud.',
  group: 'Group',
  user: 'User',
  scope: 'Scope',
  on: 'On',
  allCloud: 'All of the cloud',
  inherited: 'Inherited',
  inheritedHint: 'The role applies to the projects below it, not to itself.',
  through: 'Through',
  effective: 'Effective',
  onlyGranted: 'As granted',
  withDerived: 'With implied roles and members of groups',
  grant: 'Grant Role',
  granted: 'The role was successfully assigned.',
  grantFailed: 'Unable to grant the role.',
  holder: 'Grant to',
  select: 'Select one',
  none: 'None available',
})

export const scopeNames = texts('roleAssignment.scope', {
  project: 'Project',
  domain: 'Domain',
  system: 'System',
})

export const throughPhrases = texts<{ group: { name: string }; role: { name: string } }>('roleAssignment.through', {
  group: 'Group {name}',
  role: 'Implied by {name}',
})

export const revokeMessages = texts('roleAssignment.revoke', {
  one: 'Revoke Role',
  other: 'Revoke Roles',
})

export const revokeSentences = texts('roleAssignment.revoke', {
  title: 'Confirm Revoke Role',
  body: 'You have selected: {names}. What this role allows ends at once.',
  done: 'Revoked role: {names}.',
  failed: 'Unable to revoke role: {names}.',
})
