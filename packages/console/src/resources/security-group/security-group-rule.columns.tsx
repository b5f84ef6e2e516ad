import { isIcmp, ruleText, type SecurityGroupRule } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { column, fieldColumn, type Column } from '../../framework/resource/column.ts'
import { words } from '../../framework/text/common.messages.ts'
import { wordFor } from '../../framework/text/wording.ts'
import { paths } from '../../paths.ts'
import { directions } from '../../services/network/network.messages.ts'
import { nameLinkClass } from '../../ui/classes.ts'
import { ruleManifest } from './security-group.manifest.ts'
import { ruleMessages, rulePhrases } from './security-group.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** A rule with the names of its group and of the remote group or address group, if it has one. */
export interface Rule extends SecurityGroupRule {
  groupName: string
  remoteGroup: string | null
  remoteAddresses: string | null
}

/** Common services, by their protocols and ports. */
export const WELL_KNOWN = [
  { id: 'ssh', name: 'SSH', protocol: 'tcp', port: 22 },
  { id: 'smtp', name: 'SMTP', protocol: 'tcp', port: 25 },
  { id: 'dns', name: 'DNS', protocol: 'tcp', port: 53 },
  { id: 'http', name: 'HTTP', protocol: 'tcp', port: 80 },
  { id: 'pop3', name: 'POP3', protocol: 'tcp', port: 110 },
  { id: 'imap', name: 'IMAP', protocol: 'tcp', port: 143 },
  { id: 'ldap', name: 'LDAP', protocol: 'tcp', port: 389 },
  { id: 'https', name: 'HTTPS', protocol: 'tcp', port: 443 },
  { id: 'smtps', name: 'SMTPS', protocol: 'tcp', port: 465 },
  { id: 'imaps', name: 'IMAPS', protocol: 'tcp', port: 993 },
  { id: 'pop3s', name: 'POP3S', protocol: 'tcp', port: 995 },
  { id: 'ms_sql', name: 'MS SQL', protocol: 'tcp', port: 1433 },
  { id: 'mysql', name: 'MYSQL', protocol: 'tcp', port: 3306 },
  { id: 'rdp', name: 'RDP', protocol: 'tcp', port: 3389 },
] as const

const serviceAt = (protocol: string | null, port: number): string | null =>
  WELL_KNOWN.find((known) => known.protocol === protocol && known.port === port)?.name ?? null

export const ruleLabel = (rule: Rule): string => ruleText(rule, (id) => rule.remoteGroup ?? rule.remoteAddresses ?? id)

/** The name of the address group; all addresses of the family if the rule has neither a prefix nor a group. */
const prefixOf = ({ remote_ip_prefix: prefix, remote_group_id: group, remoteAddresses, ethertype }: Rule): string => {
  if (prefix !== null) return prefix
  if (remoteAddresses !== null) return remoteAddresses
  if (group !== null) return ''
  return ethertype === 'IPv6' ? '::/0' : '0.0.0.0/0'
}

function portText(intl: IntlShape, { protocol, port_range_min: from, port_range_max: to }: Rule): string {
  if (from === null) return intl.formatMessage(moreWords.any)
  if (isIcmp(protocol))
    return to === null
      ? intl.formatMessage(rulePhrases.icmpType, { type: from })
      : intl.formatMessage(rulePhrases.icmp, { type: from, code: to })
  if (to !== null && to !== from) return `${from} - ${to}`
  const service = serviceAt(protocol, from)
  return service ? `${from} (${service})` : String(from)
}

export const ruleColumns: Column<Rule>[] = [
  fieldColumn('direction', words.direction, {
    search: true,
    priority: 1,
    width: 104,
    words: directions,
    cell: (rule, { intl }) => (
      <AppLink to={paths.details(ruleManifest.type, rule.id)} className={nameLinkClass} aria-label={ruleLabel(rule)}>
        {wordFor(intl, directions, rule.direction)}
      </AppLink>
    ),
  }),
  column('etherType', moreWords.etherType, ({ ethertype }) => ethertype, { priority: 2, width: 108 }),
  column('protocol', ruleMessages.protocol, ({ protocol }) => protocol ?? '', {
    search: true,
    priority: 2,
    width: 112,
    text: ({ protocol }, { intl }) => protocol?.toUpperCase() ?? intl.formatMessage(moreWords.any),
  }),
  column('ports', ruleMessages.ports, ({ port_range_min: from }) => from ?? -1, {
    priority: 1,
    width: 124,
    text: (rule, { intl }) => portText(intl, rule),
  }),
  column('prefix', ruleMessages.prefix, prefixOf, { priority: 2, width: 152 }),
  column('group', ruleMessages.group, ({ remoteGroup }) => remoteGroup ?? '', { priority: 2, width: 190 }),
  column('description', words.description, ({ description }) => description ?? '', { width: 120, grow: 2 }),
]
