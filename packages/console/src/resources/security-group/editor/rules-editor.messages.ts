import { defineMessages } from 'react-intl'

export const editorMessages = defineMessages({
  in: { id: 'ruleEditor.in', defaultMessage: 'In' },
  out: { id: 'ruleEditor.out', defaultMessage: 'Out' },
  all: { id: 'ruleEditor.all', defaultMessage: 'All' },
  show: { id: 'ruleEditor.show', defaultMessage: 'Rules that are shown' },
  search: { id: 'ruleEditor.search', defaultMessage: 'Search by port, service or address' },
  service: { id: 'ruleEditor.service', defaultMessage: 'Service' },
  services: { id: 'ruleEditor.services', defaultMessage: 'Services or ports' },
  servicesExample: { id: 'ruleEditor.servicesExample', defaultMessage: 'ssh, 443 or 8000-8010' },
  remote: { id: 'ruleEditor.remote', defaultMessage: 'From / to' },
  remoteExample: { id: 'ruleEditor.remoteExample', defaultMessage: '10.0.0.0/8 or a group' },
  everything: { id: 'ruleEditor.everything', defaultMessage: 'Everything' },
  ping: { id: 'ruleEditor.ping', defaultMessage: 'Ping' },
  any: { id: 'ruleEditor.any', defaultMessage: 'any' },
  anywhere: { id: 'ruleEditor.anywhere', defaultMessage: 'Anywhere' },
  myAddress: { id: 'ruleEditor.myAddress', defaultMessage: 'My address' },
  noAddress: {
    id: 'ruleEditor.noAddress',
    defaultMessage: 'Your address is not known: the console runs on this computer, or behind a proxy that hides it.',
  },
  group: { id: 'ruleEditor.group', defaultMessage: 'Group' },
  addressGroup: { id: 'ruleEditor.addressGroup', defaultMessage: 'Address group' },
  groups: { id: 'ruleEditor.groups', defaultMessage: 'Group…' },
  addRow: { id: 'ruleEditor.addRow', defaultMessage: 'Add row' },
  newRule: { id: 'ruleEditor.newRule', defaultMessage: 'New rule' },
  keepRow: { id: 'ruleEditor.keepRow', defaultMessage: 'Keep' },
  edit: { id: 'ruleEditor.edit', defaultMessage: 'Edit' },
  duplicate: { id: 'ruleEditor.duplicate', defaultMessage: 'Duplicate' },
  remove: { id: 'ruleEditor.remove', defaultMessage: 'Remove' },
  putBack: { id: 'ruleEditor.putBack', defaultMessage: 'Put back' },
  added: { id: 'ruleEditor.added', defaultMessage: 'Added' },
  changed: { id: 'ruleEditor.changed', defaultMessage: 'Changed' },
  removed: { id: 'ruleEditor.removed', defaultMessage: 'Removed' },
  paste: { id: 'ruleEditor.paste', defaultMessage: 'Paste or copy rules' },
  pasteHint: {
    id: 'ruleEditor.pasteHint',
    defaultMessage:
      'Addresses, lines such as "ssh from 10.0.0.0/8", CSV, YAML, JSON, or the output of "openstack security group rule list".',
  },
  pasted: { id: 'ruleEditor.pasted', defaultMessage: 'Rules or addresses' },
  forAddresses: { id: 'ruleEditor.forAddresses', defaultMessage: 'Services for lines that are only an address' },
  fromGroup: { id: 'ruleEditor.fromGroup', defaultMessage: 'Copy the rules of a group' },
  undoPaste: { id: 'ruleEditor.undoPaste', defaultMessage: 'Undo' },
  discard: { id: 'ruleEditor.discard', defaultMessage: 'Discard' },
  notApplied: { id: 'ruleEditor.notApplied', defaultMessage: 'Not applied yet' },
  review: { id: 'ruleEditor.review', defaultMessage: 'Review and apply' },
  described: { id: 'ruleEditor.described', defaultMessage: 'Other description' },
  order: {
    id: 'ruleEditor.order',
    defaultMessage: 'Rules are added before others are removed. If one cannot be added, none is removed.',
  },
  anyway: { id: 'ruleEditor.anyway', defaultMessage: 'Apply it anyway' },
  applyTitle: { id: 'ruleEditor.applyTitle', defaultMessage: 'Apply the changes' },
  reading: { id: 'ruleEditor.reading', defaultMessage: 'You may read these rules, but not change them.' },
  noMatch: { id: 'ruleEditor.noMatch', defaultMessage: 'No rule matches.' },
  usedBy: { id: 'ruleEditor.usedBy', defaultMessage: 'Used by' },
  unused: {
    id: 'ruleEditor.unused',
    defaultMessage: 'Nothing uses this group. Its rules have no effect until an instance or a port gets it.',
  },
  usersFailed: { id: 'ruleEditor.usersFailed', defaultMessage: 'Unable to retrieve what uses this group.' },
  noEffect: { id: 'ruleEditor.noEffect', defaultMessage: 'Nothing changes for it' },
  namedIn: { id: 'ruleEditor.namedIn', defaultMessage: 'Named in rules of' },
  soon: {
    id: 'ruleEditor.soon',
    defaultMessage: 'Changes reach running servers within seconds. Removing a rule can cut open connections.',
  },
  narrow: { id: 'ruleEditor.narrow', defaultMessage: 'Only from my address' },
  leaveOut: { id: 'ruleEditor.leaveOut', defaultMessage: 'Remove this one' },
  duplicateRule: { id: 'ruleEditor.duplicateRule', defaultMessage: 'The group has this rule already.' },
})

export const editorPhrases = defineMessages<{
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
}>({
  from: { id: 'ruleEditor.from', defaultMessage: '{service} from {remote}' },
  to: { id: 'ruleEditor.to', defaultMessage: '{service} to {remote}' },
  onRule: { id: 'ruleEditor.onRule', defaultMessage: '{action}: {rule}' },
  world: {
    id: 'ruleEditor.world',
    defaultMessage: '{services} {count, plural, one {is} other {are}} open to the whole internet.',
  },
  shadowed: { id: 'ruleEditor.shadowed', defaultMessage: 'Changes nothing: another rule allows {rule}.' },
  nobody: { id: 'ruleEditor.nobody', defaultMessage: 'Nobody is in group {group}, so this allows nothing.' },
  badService: { id: 'ruleEditor.badService', defaultMessage: '"{part}" is no service, port or range of ports.' },
  badRemote: { id: 'ruleEditor.badRemote', defaultMessage: '"{part}" is no address, network or group.' },
  badDirection: { id: 'ruleEditor.badDirection', defaultMessage: '"{part}" is no direction.' },
  noPorts: { id: 'ruleEditor.noPorts', defaultMessage: '"{part}" needs services: name them below.' },
  badLine: { id: 'ruleEditor.badLine', defaultMessage: 'Line {line}: {problem}' },
  syntax: { id: 'ruleEditor.syntax', defaultMessage: 'The list cannot be read from line {line} on.' },
  tooMany: {
    id: 'ruleEditor.tooMany',
    defaultMessage:
      'These are more than {count, plural, one {# rule} other {# rules}} from line {line} on. Paste fewer at once.',
  },
  tooManyHere: {
    id: 'ruleEditor.tooManyHere',
    defaultMessage: 'These are more than {count, plural, one {# rule} other {# rules}}. Enter fewer at once.',
  },
  found: { id: 'ruleEditor.found', defaultMessage: '{count, plural, one {# rule} other {# rules}} found' },
  pastedRows: {
    id: 'ruleEditor.pastedRows',
    defaultMessage: '{count, plural, one {# row} other {# rows}} added just now.',
  },
  changes: { id: 'ruleEditor.changes', defaultMessage: '{added} added, {removed} removed' },
  notes: { id: 'ruleEditor.notes', defaultMessage: '{count, plural, one {# note} other {# notes}}' },
  stay: {
    id: 'ruleEditor.stay',
    defaultMessage: '{count, plural, one {# rule stays} other {# rules stay}} unchanged.',
  },
  superfluous: {
    id: 'ruleEditor.superfluous',
    defaultMessage:
      '{count, plural, one {# row is} other {# rows are}} left out, because the group has the same rule already.',
  },
  cutOff: {
    id: 'ruleEditor.cutOff',
    defaultMessage: 'This closes {services} for your address, {address}. You can lose your own connection.',
  },
  apply: { id: 'ruleEditor.apply', defaultMessage: 'Apply {count, plural, one {# change} other {# changes}}' },
  applied: { id: 'ruleEditor.applied', defaultMessage: 'Rules of {group} changed: {added} added, {removed} removed.' },
  partly: { id: 'ruleEditor.partly', defaultMessage: 'Rules of {group}: {done} of {total} changes applied.' },
  undone: { id: 'ruleEditor.undone', defaultMessage: 'Rules of {group} are as they were.' },
  instances: { id: 'ruleEditor.instances', defaultMessage: '{count, plural, one {# instance} other {# instances}}' },
  opens: { id: 'ruleEditor.opens', defaultMessage: 'Opens {rules}' },
  closes: { id: 'ruleEditor.closes', defaultMessage: 'Closes {rules}' },
  stays: { id: 'ruleEditor.stays', defaultMessage: '{rule} stays open: group {group} allows it, too' },
  rules: { id: 'ruleEditor.rules', defaultMessage: '{count, plural, one {# rule} other {# rules}}' },
  icmp: { id: 'ruleEditor.icmp', defaultMessage: 'type {type}' },
})
