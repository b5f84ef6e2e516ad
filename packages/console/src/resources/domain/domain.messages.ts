import { defineMessages } from 'react-intl'

export const domainMessages = defineMessages({
  emptyHint: {
    id: 'domain.emptyHint',
    defaultMessage: 'A domain holds projects, users and groups that are managed together.',
  },
  disableWarning: { id: 'domain.disable.help', defaultMessage: 'No user of a disabled domain can sign in.' },
})

/** The dialogs for the users, and for the groups, with roles on a domain. */
export const memberTexts = {
  users: defineMessages({
    members: { id: 'domain.members', defaultMessage: 'Domain Members' },
    changed: { id: 'domain.membersChanged', defaultMessage: 'Modified members of domain "{name}".' },
  }),
  groups: defineMessages({
    members: { id: 'domain.groups', defaultMessage: 'Domain Groups' },
    changed: { id: 'domain.groupsChanged', defaultMessage: 'Modified groups of domain "{name}".' },
  }),
}

export const domainPhrases = defineMessages<{ mustBeDisabled: { name: string } }>({
  mustBeDisabled: {
    id: 'domain.mustBeDisabled',
    defaultMessage: 'Domain "{name}" must be disabled before it can be deleted.',
  },
})
