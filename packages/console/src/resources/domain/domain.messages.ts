import { texts } from '../../framework/text/texts.ts'

export const domainMessages = texts('domain', {
  emptyHint: 'A domain holds projects, users and groups that are managed together.',
  disableWarning: 'No user of a disabled domain can sign in.',
  mustBeDisabled: 'Domain "{name}" must be disabled before it can be deleted.',
})

/** The dialogs for the users, and for the groups, with roles on a domain. */
export const memberTexts = {
  users: texts('domain.users', { members: 'Domain Members', changed: 'Modified members of domain "{name}".' }),
  groups: texts('domain.groups', { members: 'Domain Groups', changed: 'Modified groups of domain "{name}".' }),
}
