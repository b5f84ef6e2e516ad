import { texts } from '../../framework/text/texts.ts'

/** Texts of the trial of a mapping. */
export const mappingTestMessages = texts('mappingTest', {
  title: 'Who can sign in?',
  sample: 'Attributes of a User',
  sampleHint: 'One for each line, such as OIDC-groups=dev;ops. A semicolon separates values.',
  noUser: 'Refused: the rules that apply name no user.',
  noRule: 'Refused: no rule applies.',
  noDomain: 'Refused: groups need a domain beside them.',
  unreadable: 'The rules are not valid yet.',
  applies: 'applies',
  noGroups: 'No groups and no projects: the user can sign in, but gets no role from this mapping.',
})

/** With the attribute, the pattern or the name in question. */
export const mappingTestPhrases = texts('mappingTest', {
  ephemeral: '{name} can sign in, and needs no account in Keystone.',
  local: '{name} can sign in if Keystone has such a user.',
  rule: 'Rule {number, number}: {outcome}',
  absent: 'attribute {type} is absent',
  any_one_of: '{type} has none of the required values',
  not_any_of: '{type} has a forbidden value',
  noCapture: 'Refused: the rule uses place {index}, but captures fewer attributes.',
  badPattern: 'Refused: the pattern {pattern} is invalid.',
  badPlace: 'Refused: Keystone cannot fill in {text}.',
  notJson: 'Refused: Keystone reads groups that contain “name” as JSON, but {text} is not JSON.',
  inDomain: '{name} in domain {domain}',
  withRoles: '{name} as {roles}',
})
