import { moreWords } from '../../framework/text/more-words.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { tabNames } from './reach-tab.messages.ts'

export const reachMessages = texts('reach', {
  tabAsk: 'Can A reach B?',
  tabReachers: tabNames.reachers,
  tabWorld: 'Open to the world',
  opened: 'Connections that open',
  closed: 'Connections that close',
  noConnection: 'No connection opens or closes.',
  changeUnknown: 'Which connections open and close is not known: the lists of the network could not be read.',
  changeHint:
    'Between instances, the internet and the addresses that rules name. Firewalls inside instances are not seen.',
  who: 'Who',
  through: 'Through',
  reaches: 'What they reach',
  nobodyReaches: 'Nobody can reach it: neither the internet nor an instance.',
  reachersHint:
    'Worked out from the lists of the network: nothing was sent. Firewalls inside instances, and what is outside of the cloud besides the internet, are not seen.',
  from: 'From',
  to: 'To',
  protocol: 'Protocol',
  any: 'Any',
  port: 'Port',
  swap: 'Swap',
  allProjects: 'All projects',
  copyLink: 'Copy link',
  copied: 'The link asks the same question again.',
  recent: 'Recent questions',
  internet: 'The internet',
  me: moreWords.myAddress,
  anAddress: 'Another address',
  address: 'Address',
  choose: 'Choose both ends',
  chooseHint: 'An instance, an address or the internet. The answer names everything that stops it, and sends nothing.',
  badPort: 'A port is a number from 1 to 65535.',
  badAddress: 'This is not an IP address.',
  depends: 'It depends on what cannot be seen from here.',
  readable: 'Reachable.',
  fatePasses: 'Lets it through',
  fateStops: 'Stops it',
  fateAssumed: 'Assumed',
  fateUnseen: 'Not visible',
  fateUnreached: 'Not reached',
  remembered: 'Replies come back: the groups remember the request.',
  replyRules: 'Replies need rules of their own: a group is stateless.',
  staysClosed: 'It should stay closed',
  mayOpen: 'It may be opened',
  isItMeant: 'Is it meant to be closed?',
  closedAsMeant: 'It is closed, as you want it.',
  openThoughMeant: 'You said that it should stay closed.',
  openIt: 'Open it',
  unchanged: 'Nothing is changed until you review it.',
  review: 'Review the rule',
  hopByHop: 'Hop by hop',
  beyond: 'What cannot be seen from here',
  rests: 'What this rests on',
  worthKnowing: 'Worth knowing',
  certain: 'Certain',
  outside: 'Outside',
  alsoAsked: 'Asked the same for you',
  failed: 'Unable to retrieve the lists of the network.',
  risk: 'Risk',
  behind: 'Instances behind it',
  letInBy: 'Let in by',
  openTo: 'Open to',
  serious: 'Serious',
  look: 'Worth a look',
  usual: 'Usual',
  ping: 'Ping',
  nothingOpen: 'Nothing is open to the world.',
  unfiltered: 'No port security',
  notCertain: 'depends on what cannot be seen',
  worldHint:
    'A rule for everyone, and a way from outside that leads to the instance. Firewalls inside instances are not seen.',
  lists: 'Lists of the network are read…',
  aRouter: 'a router',
  anywhere: 'anywhere',
})

export const reachPhrases = texts<{
  blocked: { count: number }
  assumed: { count: number }
  workedOut: { time: number }
  withAll: { count: number }
  stillNot: { count: number }
  outerPort: { port: number }
  version: { version: number }
  hops: { count: number }
  reason: { text: string }
  rule: { what: string; remote: string; direction: string }
  ports: { protocol: string; from: number; to: number }
  everything: { protocol: string }
  anyone: { versions: string }
  waiting: { count: number; names: string }
  exposed: { exposed: number; instances: number }
  openRanges: { count: number }
  seriousOnes: { count: number }
  wouldOpen: { count: number }
  question: { from: string; to: string; what: string }
  showAll: { count: number }
  andMore: { count: number }
}>('reach', {
  blocked: '{count, plural, one {Blocked. One thing stops it.} other {Blocked. # things stop it.}}',
  assumed: '{count, plural, one {Reachable, with one assumption.} other {Reachable, with # assumptions.}}',
  workedOut: 'Worked out in {time, number} ms from lists that were read. Nothing was sent.',
  withAll: '{count, plural, one {With this change: reachable.} other {With these # changes: reachable.}}',
  stillNot:
    '{count, plural, one {This change alone does not open it: something cannot be seen, or shows only afterwards.} other {These changes alone do not open it: something cannot be seen, or shows only afterwards.}}',
  outerPort: 'From outside it is port {port}: a port forwarding changes the number.',
  version: 'Over IPv{version}',
  reason: '{text}.',
  hops: '{count, plural, one {# hop} other {# hops}}',
  rule: '{what} {direction, select, egress {to} other {from}} {remote}',
  ports: '{protocol} {from}{to, plural, =0 {} other {–{to}}}',
  everything: '{protocol, select, any {everything} other {all {protocol}}}',
  anyone: 'Anyone, {versions}',
  waiting:
    '{count, plural, one {One instance is closed only because it has no floating IP: {names}.} other {# instances are closed only because they have no floating IP: {names}.}}',
  exposed:
    '{exposed, number} of {instances, plural, one {# instance} other {# instances}} can be reached from the internet',
  openRanges: '{count, plural, one {# port or range is open} other {# ports or ranges are open}}',
  seriousOnes: '{count, plural, one {# is serious} other {# are serious}}',
  wouldOpen: '{count, plural, one {# would open with a floating IP} other {# would open with a floating IP}}',
  question: '{from} to {to}, {what}',
  showAll: 'Show all {count, number}',
  andMore: '{count, number} more',
})

export const openingPhrases = texts<{
  rule: { rule: string; name: string }
  'join-group': { name: string }
  interface: { name: string; address: string }
  gateway: { name: string }
  'floating-ip': { address: string }
  associate: { name: string }
  start: { name: string }
  'admin-up': { name: string }
  'subnet-gateway': { name: string }
  route: { name: string; destination: string }
  show: { name: string }
}>('reachOpening', {
  rule: 'Add to {name}: {rule}',
  'join-group': 'Give {name} a security group',
  interface:
    'Put an interface of {name} into the network{address, select, none {} other {, with the address {address}}}',
  gateway: 'Set an external gateway on {name}',
  'floating-ip': 'Associate a floating IP with {address}',
  associate: 'Associate {name} with an instance',
  start: 'Start {name}',
  'admin-up': 'Switch {name} on',
  'subnet-gateway': 'Give the subnet of {name} a gateway',
  route: 'Add a route to {destination} on {name}',
  show: 'Show {name}',
})
