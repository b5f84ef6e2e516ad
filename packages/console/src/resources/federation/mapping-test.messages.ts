import { defineMessages } from 'react-intl'

/** Texts of the trial of a mapping. */
export const mappingTestMessages = defineMessages({
  title: { id: 'mappingTest.title', defaultMessage: 'Who can sign in?' },
  sample: { id: 'mappingTest.sample', defaultMessage: 'Attributes of a User' },
  sampleHint: {
    id: 'mappingTest.sampleHint',
    defaultMessage: 'One for each line, such as OIDC-groups=dev;ops. A semicolon separates values.',
  },
  noUser: { id: 'mappingTest.noUser', defaultMessage: 'Refused: the rules that apply name no user.' },
  noRule: { id: 'mappingTest.noRule', defaultMessage: 'Refused: no rule applies.' },
  noDomain: { id: 'mappingTest.noDomain', defaultMessage: 'Refused: groups need a domain beside them.' },
  unreadable: { id: 'mappingTest.unreadable', defaultMessage: 'The rules are not valid yet.' },
  applies: { id: 'mappingTest.applies', defaultMessage: 'applies' },
  groups: { id: 'mappingTest.groups', defaultMessage: 'Groups' },
  projects: { id: 'mappingTest.projects', defaultMessage: 'Projects' },
  noGroups: {
    id: 'mappingTest.noGroups',
    defaultMessage: 'No groups and no projects: the user can sign in, but gets no role from this mapping.',
  },
})

/** With the attribute, the pattern or the name in question. */
export const mappingTestPhrases = defineMessages<{
  ephemeral: { name: string }
  local: { name: string }
  rule: { number: number; outcome: string }
  absent: { type: string }
  any_one_of: { type: string }
  not_any_of: { type: string }
  noCapture: { index: string }
  badPattern: { pattern: string }
  badPlace: { text: string }
  notJson: { text: string }
  inDomain: { name: string; domain: string }
  withRoles: { name: string; roles: string }
}>({
  ephemeral: { id: 'mappingTest.ephemeral', defaultMessage: '{name} can sign in, and needs no account in Keystone.' },
  local: { id: 'mappingTest.local', defaultMessage: '{name} can sign in if Keystone has such a user.' },
  rule: { id: 'mappingTest.rule', defaultMessage: 'Rule {number, number}: {outcome}' },
  absent: { id: 'mappingTest.absent', defaultMessage: 'attribute {type} is absent' },
  any_one_of: { id: 'mappingTest.anyOneOf', defaultMessage: '{type} has none of the required values' },
  not_any_of: { id: 'mappingTest.notAnyOf', defaultMessage: '{type} has a forbidden value' },
  noCapture: {
    id: 'mappingTest.noCapture',
    defaultMessage: 'Refused: the rule uses place {index}, but captures fewer attributes.',
  },
  badPattern: { id: 'mappingTest.badPattern', defaultMessage: 'Refused: the pattern {pattern} is invalid.' },
  badPlace: { id: 'mappingTest.badPlace', defaultMessage: 'Refused: Keystone cannot fill in {text}.' },
  notJson: {
    id: 'mappingTest.notJson',
    defaultMessage: 'Refused: Keystone reads groups that contain “name” as JSON, but {text} is not JSON.',
  },
  inDomain: { id: 'mappingTest.inDomain', defaultMessage: '{name} in domain {domain}' },
  withRoles: { id: 'mappingTest.withRoles', defaultMessage: '{name} as {roles}' },
})
