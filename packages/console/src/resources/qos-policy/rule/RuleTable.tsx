import type { QosPolicy, QosRule } from '@meridian/contract'
import { Pencil, Trash2 } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { compareText } from '../../../framework/text/compare-text.ts'
import { usePolicies } from '../../../framework/policy/policies.ts'
import { wordFor } from '../../../framework/text/word-for.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PlainTable } from '../../../ui/PlainTable.tsx'
import { qosPolicyFields } from '../qos-policy.messages.ts'
import { isKnown } from './rule-kinds.ts'
import { placeOfRule } from './rule-place.ts'
import { directions, ruleFields, ruleMessages, rulePhrases, ruleTypes } from './rule.messages.ts'
import { useDeleteRule } from './use-delete-rule.ts'

const COLUMNS = ['id', 'type', 'direction', 'max_kbps', 'max_burst_kbps', 'min_kbps', 'dscp_mark'] as const

/** A policy's rules, by their ids, with what can be done to each. */
export function RuleTable({ policy }: { policy: QosPolicy }) {
  const intl = useIntl()
  const rules = policy.rules.toSorted((a, b) => compareText(a.id, b.id))
  // Few policies have rules about packets: those that have none need no room for them.
  const columns = rules.some(({ min_kpps: rate }) => rate !== undefined) ? [...COLUMNS, 'min_kpps' as const] : COLUMNS
  return (
    <PlainTable
      label={intl.formatMessage(qosPolicyFields.rules)}
      empty={intl.formatMessage(ruleMessages.none)}
      columns={[
        ...columns.map((id) => ({ id, header: intl.formatMessage(ruleFields[id]) })),
        { id: 'actions', header: intl.formatMessage(ruleMessages.actions), hidden: true },
      ]}
      rows={rules.map((rule) => ({
        id: rule.id,
        cells: { ...cellsOf(intl, rule), actions: <RuleActions policy={policy} rule={rule} /> },
      }))}
    />
  )
}

function cellsOf(intl: IntlShape, { id, type, direction, ...rule }: QosRule) {
  const number = (value: number | undefined) => (value === undefined ? null : intl.formatNumber(value))
  return {
    id: <code className="font-mono text-sm">{id}</code>,
    type: wordFor(intl, ruleTypes, type),
    direction: direction === undefined ? null : wordFor(intl, directions, direction),
    max_kbps: number(rule.max_kbps),
    max_burst_kbps: number(rule.max_burst_kbps),
    min_kbps: number(rule.min_kbps),
    min_kpps: number(rule.min_kpps),
    dscp_mark: number(rule.dscp_mark),
  }
}

function RuleActions({ policy, rule: { id, type }, rule }: { policy: QosPolicy; rule: QosRule }) {
  const { formatMessage } = useIntl()
  const allows = usePolicies()
  const remove = useDeleteRule(policy)
  const may = (verb: 'update' | 'delete') =>
    isKnown(type) && allows([['network', `${verb}_policy_${type}_rule`]], { project_id: policy.project_id }) === true
  return (
    <span className="flex justify-end gap-1">
      {may('update') && (
        <AppLink
          to={paths.modal('edit-qos-rule', placeOfRule(policy.id, id))}
          aria-label={formatMessage(rulePhrases.editOne, { id })}
          className={buttonClass('quiet', 'small')}
        >
          <Pencil aria-hidden className="size-4" />
        </AppLink>
      )}
      {may('delete') && (
        <IconButton
          size="small"
          label={formatMessage(rulePhrases.deleteOne, { id })}
          icon={<Trash2 aria-hidden />}
          onClick={() => void remove(rule)}
        />
      )}
    </span>
  )
}
