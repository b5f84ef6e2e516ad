import { defineMessages } from 'react-intl'

export const aclMessages = defineMessages({
  access: { id: 'container.acl.access', defaultMessage: 'Access' },
  hint: {
    id: 'container.acl.hint',
    defaultMessage:
      'Members of this project always have access. Users and projects are named by ID; "*" stands for all of them.',
  },
  none: { id: 'container.acl.none', defaultMessage: 'Only members of this project have access.' },
  invalid: {
    id: 'container.acl.invalid',
    defaultMessage: 'Each row needs a name without commas and colons, and a permission.',
  },
  who: { id: 'container.acl.who', defaultMessage: 'Who' },
  name: { id: 'container.acl.name', defaultMessage: 'ID or Name' },
  read: { id: 'container.acl.read', defaultMessage: 'Read' },
  list: { id: 'container.acl.list', defaultMessage: 'List' },
  write: { id: 'container.acl.write', defaultMessage: 'Write' },
  project: { id: 'container.acl.project', defaultMessage: 'Project ID' },
  user: { id: 'container.acl.user', defaultMessage: 'User ID' },
  role: { id: 'container.acl.role', defaultMessage: 'Role' },
  host: { id: 'container.acl.host', defaultMessage: 'Host or .domain' },
})

export const aclKinds = defineMessages({
  everyone: { id: 'container.acl.kind.everyone', defaultMessage: 'Everyone' },
  user: { id: 'container.acl.kind.user', defaultMessage: 'User or project' },
  role: { id: 'container.acl.kind.role', defaultMessage: 'Users with a role' },
  site: { id: 'container.acl.kind.site', defaultMessage: 'Visitors from a website' },
  blocked: { id: 'container.acl.kind.blocked', defaultMessage: 'Not from a website' },
  other: { id: 'container.acl.kind.other', defaultMessage: 'Other' },
})

export const aclPhrases = defineMessages<Record<'whoOf' | 'readOf' | 'listOf' | 'writeOf', { number: number }>>({
  whoOf: { id: 'container.acl.whoOf', defaultMessage: 'Who {number}' },
  readOf: { id: 'container.acl.readOf', defaultMessage: 'May read {number}' },
  listOf: { id: 'container.acl.listOf', defaultMessage: 'May list {number}' },
  writeOf: { id: 'container.acl.writeOf', defaultMessage: 'May write {number}' },
})
