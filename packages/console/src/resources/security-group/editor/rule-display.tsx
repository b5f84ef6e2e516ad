import { isFromEverywhere } from '@meridian/contract'
import { Globe, ListTree, ShieldCheck } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { Badge } from '../../../ui/inline.tsx'
import { isMyAddress, remoteText, type Lookups } from './rule-remotes.ts'
import { isPing, serviceOf, type Traffic } from './rule-services.ts'
import type { RuleDraft } from './rules-draft.ts'
import { editorMessages as messages, editorPhrases as phrases } from './rules-editor.messages.ts'

/** The service's name, or the protocol's if the port has none. */
export function serviceName(intl: IntlShape, rule: Traffic): string {
  if (rule.protocol === null) return intl.formatMessage(messages.everything)
  if (isPing(rule)) return intl.formatMessage(messages.ping)
  return serviceOf(rule)?.name ?? rule.protocol.toUpperCase()
}

export function portsText(intl: IntlShape, { protocol, port_range_min: min, port_range_max: max }: Traffic): string {
  if (min === null) return intl.formatMessage(messages.any)
  if (protocol?.includes('icmp')) return intl.formatMessage(phrases.icmp, { type: min })
  return max === null || max === min ? String(min) : `${min}–${max}`
}

/** The prefix length of a single address. */
const SINGLE = /(?<=\..*)\/32$|(?<=:.*)\/128$/

/** A rule in a sentence, as 'SSH from 10.0.0.0/8'. */
export function ruleSentence(intl: IntlShape, rule: RuleDraft, lookups: Lookups): string {
  const known = serviceOf(rule)?.name
  const name = serviceName(intl, rule)
  const service = known || rule.port_range_min === null || isPing(rule) ? name : `${name} ${portsText(intl, rule)}`
  const remote = isFromEverywhere(rule)
    ? intl.formatMessage(messages.anywhere)
    : remoteText(rule, lookups).replace(SINGLE, '')
  return intl.formatMessage(rule.direction === 'ingress' ? phrases.from : phrases.to, { service, remote })
}

/** Where the traffic comes from or goes to. */
export function RemoteCell({ rule, lookups }: { rule: RuleDraft; lookups: Lookups }) {
  const { formatMessage } = useIntl()
  const text = remoteText(rule, lookups)
  const icon = 'size-4 shrink-0 text-ink-3'
  if (isFromEverywhere(rule))
    return (
      <span className="flex flex-wrap items-center gap-1.5">
        <Globe aria-hidden className={icon} />
        {formatMessage(messages.anywhere)} <code className="font-mono text-sm">{text}</code>
      </span>
    )
  if (rule.remote_group_id !== null || rule.remote_address_group_id !== null) {
    const Icon = rule.remote_group_id === null ? ListTree : ShieldCheck
    return (
      <span className="flex flex-wrap items-center gap-1.5">
        <Icon aria-hidden className={icon} />
        {formatMessage(rule.remote_group_id === null ? messages.addressGroup : messages.group)}{' '}
        <strong className="font-medium text-ink wrap-anywhere">{text}</strong>
      </span>
    )
  }
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {isMyAddress(rule, lookups) && <Badge tone="busy">{formatMessage(messages.myAddress)}</Badge>}
      <code className="font-mono text-sm wrap-anywhere">{text}</code>
    </span>
  )
}
