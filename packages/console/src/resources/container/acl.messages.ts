import { texts } from '../../framework/text/texts.ts'

export const aclMessages = texts('container.acl', {
  hint: 'Members of this project always have access. Users and projects are named by ID; "*" stands for all of them.',
  none: 'Only members of this project have access.',
  invalid: 'Each row needs a name without commas and colons, and a permission.',
  who: 'Who',
  name: 'ID or Name',
  read: 'Read',
  list: 'List',
  write: 'Write',
  host: 'Host or .domain',
  whoOf: 'Who {number}',
  readOf: 'May read {number}',
  listOf: 'May list {number}',
  writeOf: 'May write {number}',
})

export const aclKinds = texts('container.acl.kind', {
  everyone: 'Everyone',
  user: 'User or project',
  role: 'Users with a role',
  site: 'Visitors from a website',
  blocked: 'Not from a website',
  other: 'Other',
})
