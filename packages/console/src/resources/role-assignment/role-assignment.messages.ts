import { texts } from '../../framework/text/texts.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const roleAssignmentMessages = texts('roleAssignment', {
  emptyHint: 'A role assignment gives a user or a group a role on a project, a domain or the whole cloud.',
  group: typeNames.group,
  user: typeNames.user,
  scope: moreWords.scope,
  on: 'On',
  allCloud: moreWords.allOfTheCloud,
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

export const scopeNames = {
  project: words.project,
  domain: words.domain,
  system: words.system,
}

export const throughPhrases = texts('roleAssignment.through', {
  group: 'Group {name}',
  role: 'Implied by {name}',
})

export const revokeMessages = texts('roleAssignment.revoke', { one: 'Revoke Role', other: 'Revoke Roles' })

export const revokeSentences = texts('roleAssignment.revoke', {
  title: '{count, plural, one {Revoke {names}?} other {Revoke {count, number} roles?}}',
  body: 'What this allows ends at once: {names}.',
  done: 'Revoked role: {names}.',
  failed: 'Unable to revoke role: {names}.',
})
