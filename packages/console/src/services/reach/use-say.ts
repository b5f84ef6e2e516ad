import type { Hop, Open, Opening, RuleDraft, Say, Thing } from '@meridian/reachability'
import { useIntl, type IntlShape } from 'react-intl'
import { openingPhrases, reachMessages as messages, reachPhrases as phrases } from './reach.messages.ts'
import { says } from './reach-says.messages.ts'

/** The names of things, and what they do, in the reader's language. */
export function useSay() {
  const intl = useIntl()
  const nameOf = (things: readonly Thing[]) => intl.formatList(things.map((thing) => thingName(intl, thing)))
  return {
    nameOf,
    sentence: (say: Say, things: readonly Thing[]) => sentenceOf(intl, say, nameOf(things)),
    fact: (say: Say) => sentenceOf(intl, say, ''),
    /** What matters most on a hop. */
    hopSentence: ({ things, checks, fate }: Hop) => {
      const decisive = checks.filter((check) => check.fate === fate)
      return intl.formatList(
        decisive.slice(0, fate === 'passes' ? 1 : 3).map(({ say }) => sentenceOf(intl, say, nameOf(things))),
      )
    },
  }
}

/** The internet has no name of its own. */
const thingName = (intl: IntlShape, { kind, name }: Thing): string =>
  kind === 'outside' && name === '' ? intl.formatMessage(messages.internet) : name

function sentenceOf(intl: IntlShape, { code, values }: Say, name: string): string {
  if (code === 'fact-rule') return ruleText(intl, values)
  return intl.formatMessage(says[code], { name, ...values })
}

const NAMES: Readonly<Record<string, string>> = { '1': 'ICMP', '6': 'TCP', '17': 'UDP', '58': 'ICMPv6', '132': 'SCTP' }

export const protocolName = (protocol: string): string => NAMES[protocol] ?? protocol.toUpperCase()

/** `TCP 80–90`, or everything. */
function trafficText(intl: IntlShape, protocol: string, from: number, to: number): string {
  if (protocol === '') return intl.formatMessage(phrases.everything, { protocol: 'any' })
  const name = protocolName(protocol)
  if (from < 0) return intl.formatMessage(phrases.everything, { protocol: name })
  return intl.formatMessage(phrases.ports, { protocol: name, from, to: to === from || to < 0 ? 0 : to })
}

/** What something open lets through. */
export const openText = (intl: IntlShape, { protocol, span }: Pick<Open, 'protocol' | 'span'>): string =>
  (protocol === 1 || protocol === 58) && span === null
    ? intl.formatMessage(messages.ping)
    : trafficText(intl, protocol === null ? '' : String(protocol), span?.first ?? -1, span?.last ?? -1)

function ruleText(intl: IntlShape, values: Say['values']): string {
  const { protocol = '', from = -1, to = -1, remote = '', direction = '' } = values
  const what = trafficText(intl, String(protocol), Number(from), Number(to))
  const isAnywhere = remote === '' || remote === '0.0.0.0/0' || remote === '::/0'
  return intl.formatMessage(phrases.rule, {
    what,
    direction: String(direction),
    remote: isAnywhere ? intl.formatMessage(messages.anywhere) : String(remote),
  })
}

const draftText = (intl: IntlShape, rule: RuleDraft, groupName: (id: string) => string): string =>
  ruleText(intl, {
    protocol: rule.protocol ?? '',
    from: rule.port_range_min ?? -1,
    to: rule.port_range_max ?? -1,
    direction: rule.direction,
    remote: rule.remote_group_id ? groupName(rule.remote_group_id) : (rule.remote_ip_prefix ?? ''),
  })

interface OpeningNames {
  /** The thing that stops it. */
  name: string
  nameOf: (kind: 'group' | 'router' | 'server', id: string) => string
}

/** What a change does, in one sentence. */
export function openingText(intl: IntlShape, opening: Opening, { name, nameOf }: OpeningNames): string {
  const { formatMessage } = intl
  switch (opening.kind) {
    case 'rule': {
      const rule = draftText(intl, opening.rule, (id) => nameOf('group', id))
      return formatMessage(openingPhrases.rule, { rule, name: nameOf('group', opening.groupId) })
    }
    case 'interface':
      return formatMessage(openingPhrases.interface, {
        name: opening.routerId === null ? intl.formatMessage(messages.aRouter) : nameOf('router', opening.routerId),
        address: opening.address ?? 'none',
      })
    case 'gateway':
      return formatMessage(openingPhrases.gateway, { name: nameOf('router', opening.routerId) })
    case 'floating-ip':
      return formatMessage(openingPhrases['floating-ip'], { address: opening.address })
    case 'route':
      return formatMessage(openingPhrases.route, {
        name: nameOf('router', opening.routerId),
        destination: opening.destination,
      })
    case 'start':
      return formatMessage(openingPhrases.start, { name: nameOf('server', opening.serverId) })
    default:
      return formatMessage(openingPhrases[opening.kind], { name })
  }
}
