import { texts } from '../../../framework/text/texts.ts'
import { typeNames } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

export const editorMessages = texts('ruleEditor', {
  in: 'In',
  out: 'Out',
  all: 'All',
  show: 'Rules that are shown',
  search: 'Search by port, service or address',
  service: typeNames.service,
  services: 'Services or ports',
  servicesExample: 'ssh, 443 or 8000-8010',
  remote: 'From / to',
  remoteExample: '10.0.0.0/8 or a group',
  everything: 'Everything',
  ping: 'Ping',
  any: 'any',
  anywhere: 'Anywhere',
  myAddress: moreWords.myAddress,
  noAddress: 'Your address is not known: the console runs on this computer, or behind a proxy that hides it.',
  group: typeNames.group,
  addressGroup: 'Address group',
  groups: 'Group…',
  addRow: 'Add row',
  newRule: 'New rule',
  keepRow: 'Keep',
  edit: moreWords.edit,
  duplicate: 'Duplicate',
  remove: moreWords.remove,
  putBack: 'Put back',
  added: moreWords.added,
  changed: 'Changed',
  removed: 'Removed',
  paste: 'Paste or copy rules',
  pasteHint:
    'Addresses, lines such as "ssh from 10.0.0.0/8", CSV, YAML, JSON, or the output of "openstack security group rule list".',
  pasted: 'Rules or addresses',
  forAddresses: 'Services for lines that are only an address',
  fromGroup: 'Copy the rules of a group',
  undoPaste: moreWords.undo,
  discard: moreWords.discard,
  notApplied: 'Not applied yet',
  review: 'Review and apply',
  described: 'Other description',
  order: 'Rules are added before others are removed. If one cannot be added, none is removed.',
  anyway: 'Apply it anyway',
  applyTitle: 'Apply the changes',
  reading: 'You may read these rules, but not change them.',
  noMatch: 'No rule matches.',
  usedBy: 'Used by',
  unused: 'Nothing uses this group. Its rules have no effect until an instance or a port gets it.',
  usersFailed: 'Unable to retrieve what uses this group.',
  noEffect: 'Nothing changes for it',
  namedIn: 'Named in rules of',
  soon: 'Changes reach running servers within seconds. Removing a rule can cut open connections.',
  narrow: 'Only from my address',
  leaveOut: 'Remove this one',
  duplicateRule: 'The group has this rule already.',
})

export const editorPhrases = texts<{
  from: { service: string; remote: string }
  to: { service: string; remote: string }
  onRule: { action: string; rule: string }
  world: { services: string; count: number }
  shadowed: { rule: string }
  nobody: { group: string }
  badService: { part: string }
  badRemote: { part: string }
  badDirection: { part: string }
  noPorts: { part: string }
  badLine: { problem: string; line: number }
  syntax: { line: number }
  tooMany: { count: number; line: number }
  tooManyHere: { count: number }
  found: { count: number }
  pastedRows: { count: number }
  changes: { added: number; removed: number }
  notes: { count: number }
  stay: { count: number }
  superfluous: { count: number }
  cutOff: { services: string; address: string }
  apply: { count: number }
  applied: { group: string; added: number; removed: number }
  partly: { group: string; done: number; total: number }
  undone: { group: string }
  instances: { count: number }
  opens: { rules: string }
  closes: { rules: string }
  stays: { rule: string; group: string }
  rules: { count: number }
  icmp: { type: number }
}>('ruleEditor', {
  from: '{service} from {remote}',
  to: '{service} to {remote}',
  onRule: '{action}: {rule}',
  world: '{services} {count, plural, one {is} other {are}} open to the whole internet.',
  shadowed: 'Changes nothing: another rule allows {rule}.',
  nobody: 'Nobody is in group {group}, so this allows nothing.',
  badService: '"{part}" is no service, port or range of ports.',
  badRemote: '"{part}" is no address, network or group.',
  badDirection: '"{part}" is no direction.',
  noPorts: '"{part}" needs services: name them below.',
  badLine: 'Line {line}: {problem}',
  syntax: 'The list cannot be read from line {line} on.',
  tooMany:
    'These are more than {count, plural, one {# rule} other {# rules}} from line {line} on. Paste fewer at once.',
  tooManyHere: 'These are more than {count, plural, one {# rule} other {# rules}}. Enter fewer at once.',
  found: '{count, plural, one {# rule} other {# rules}} found',
  pastedRows: '{count, plural, one {# row} other {# rows}} added just now.',
  changes: '{added} added, {removed} removed',
  notes: '{count, plural, one {# note} other {# notes}}',
  stay: '{count, plural, one {# rule stays} other {# rules stay}} unchanged.',
  superfluous:
    '{count, plural, one {# row is} other {# rows are}} left out, because the group has the same rule already.',
  cutOff: 'This closes {services} for your address, {address}. You can lose your own connection.',
  apply: 'Apply {count, plural, one {# change} other {# changes}}',
  applied: 'Rules of {group} changed: {added} added, {removed} removed.',
  partly: 'Rules of {group}: {done} of {total} changes applied.',
  undone: 'Rules of {group} are as they were.',
  instances: '{count, plural, one {# instance} other {# instances}}',
  opens: 'Opens {rules}',
  closes: 'Closes {rules}',
  stays: '{rule} stays open: group {group} allows it, too',
  rules: '{count, plural, one {# rule} other {# rules}}',
  icmp: 'type {type}',
})
