import { isIcmp, ruleText } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import type { Column } from '../../../framework/resource/column.ts'
import { wordFor } from '../../../framework/text/word-for.ts'
import { paths } from '../../../paths.ts'
import { nameLinkClass } from '../../../ui/link-class.ts'
import { serviceAt } from './presets.ts'
import { directions, ruleFields, ruleMessages, rulePhrases } from './rule.messages.ts'
import { ruleManifest } from './rule.manifest.ts'
import type { Rule } from './rule.queries.ts'

export const ruleLabel = (rule: Rule): string => ruleText(rule, (id) => rule.remoteGroup ?? id)

/** All of an address family, where neither addresses nor a group are named. */
const prefixOf = ({ remote_ip_prefix: prefix, remote_group_id: group, ethertype }: Rule): string => {
  if (prefix !== null) return prefix
  if (group !== null) return ''
  return ethertype === 'IPv6' ? '::/0' : '0.0.0.0/0'
}

function portText(intl: IntlShape, { protocol, port_range_min: from, port_range_max: to }: Rule): string {
  if (from === null) return intl.formatMessage(ruleMessages.any)
  if (isIcmp(protocol))
    return to === null
      ? intl.formatMessage(rulePhrases.icmpType, { type: from })
      : intl.formatMessage(rulePhrases.icmp, { type: from, code: to })
  if (to !== null && to !== from) return `${from} - ${to}`
  const service = serviceAt(protocol, from)
  return service ? `${from} (${service})` : String(from)
}

export const ruleColumns: Column<Rule>[] = [
  {
    id: 'direction',
    header: ruleFields.direction,
    priority: 1,
    width: 104,
    value: ({ direction }) => direction,
    text: ({ direction }, { intl }) => wordFor(intl, directions, direction),
    cell: (rule, { intl }) => (
      <AppLink to={paths.details(ruleManifest.type, rule.id)} className={nameLinkClass} aria-label={ruleLabel(rule)}>
        {wordFor(intl, directions, rule.direction)}
      </AppLink>
    ),
  },
  {
    id: 'etherType',
    header: ruleFields.etherType,
    priority: 2,
    width: 108,
    value: ({ ethertype }) => ethertype,
  },
  {
    id: 'protocol',
    header: ruleFields.protocol,
    priority: 2,
    width: 112,
    value: ({ protocol }) => protocol ?? '',
    text: ({ protocol }, { intl }) => protocol?.toUpperCase() ?? intl.formatMessage(ruleMessages.any),
  },
  {
    id: 'ports',
    header: ruleFields.ports,
    priority: 1,
    width: 124,
    value: ({ port_range_min: from }) => from ?? -1,
    text: (rule, { intl }) => portText(intl, rule),
  },
  { id: 'prefix', header: ruleFields.prefix, priority: 2, width: 152, value: prefixOf },
  {
    id: 'group',
    header: ruleFields.group,
    priority: 2,
    width: 190,
    value: ({ remoteGroup }) => remoteGroup ?? '',
  },
  {
    id: 'description',
    header: ruleFields.description,
    width: 120,
    grow: 2,
    value: ({ description }) => description ?? '',
  },
]
