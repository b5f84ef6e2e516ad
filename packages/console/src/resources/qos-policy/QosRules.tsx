import type { QosPolicy, QosRule } from '@meridian/contract'
import { Pencil, Trash2 } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { dialogAddress } from '../../framework/resource/dialogs.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { compareText, wordFor } from '../../framework/text/wording.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { qosPolicyManifest } from './qos-policy.manifest.ts'
import {
  qosPolicyMessages,
  ruleDirections,
  ruleFields,
  ruleNames,
  rulePhrases,
  ruleTypes,
} from './qos-policy.messages.ts'
import { isKnown, ruleReference, ruleRequests } from './qos-rule-requests.ts'

const COLUMNS = ['id', 'type', 'direction', 'max_kbps', 'max_burst_kbps', 'min_kbps', 'dscp_mark'] as const

/** The rules of a policy, sorted by their ids, with the actions of each. */
export function QosRules({ policy }: { policy: QosPolicy }) {
  const intl = useIntl()
  const rules = policy.rules.toSorted((a, b) => compareText(a.id, b.id))
  // Few policies have rules for packets: without one the column is left out.
  const columns = rules.some(({ min_kpps: rate }) => rate !== undefined) ? [...COLUMNS, 'min_kpps' as const] : COLUMNS
  const title = intl.formatMessage(typeNames.rules)
  return (
    <Card title={title} flush className="lg:col-span-2">
      <PlainTable
        label={title}
        empty={intl.formatMessage(qosPolicyMessages.noRules)}
        columns={[
          ...columns.map((id) => ({ id, header: intl.formatMessage(ruleFields[id]) })),
          { id: 'actions', header: intl.formatMessage(words.actions), hidden: true },
        ]}
        rows={rules.map((rule) => ({
          id: rule.id,
          cells: { ...cellsOf(intl, rule), actions: <RuleActions policy={policy} rule={rule} /> },
        }))}
      />
    </Card>
  )
}

function cellsOf(intl: IntlShape, { id, type, direction, ...rule }: QosRule) {
  const number = (value: number | undefined) => (value === undefined ? null : intl.formatNumber(value))
  return {
    id: <code className="font-mono text-sm">{id}</code>,
    type: wordFor(intl, ruleTypes, type),
    direction: direction === undefined ? null : wordFor(intl, ruleDirections, direction),
    max_kbps: number(rule.max_kbps),
    max_burst_kbps: number(rule.max_burst_kbps),
    min_kbps: number(rule.min_kbps),
    min_kpps: number(rule.min_kpps),
    dscp_mark: number(rule.dscp_mark),
  }
}

function RuleActions({ policy, rule }: { policy: QosPolicy; rule: QosRule }) {
  const { formatMessage } = useIntl()
  const allows = usePolicies()
  const remove = useDeleteRule(policy)
  const { id, type } = rule
  const may = (operation: 'update' | 'delete') =>
    isKnown(type) &&
    allows([['network', `${operation}_policy_${type}_rule`]], { project_id: policy.project_id }) === true
  return (
    <span className="flex justify-end gap-1">
      {may('update') && (
        <AppLink
          to={paths.modal(dialogAddress(qosPolicyManifest, 'edit-rule'), ruleReference(policy.id, id))}
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

const useDeleteRule = ({ id: policy }: QosPolicy): ((rule: QosRule) => Promise<unknown>) =>
  usePartAction<QosRule>({
    action: deleteAction(
      { names: ruleNames },
      {
        lookAhead: 'nothing else',
        allowed: ({ type }) => isKnown(type),
        remove: async ({ id: ruleId, type }, send) => {
          if (isKnown(type)) await ruleRequests[type].remove({ id: policy, ruleId }, send)
        },
      },
    ),
    label: ({ id }) => id,
    whole: { type: qosPolicyManifest.type, id: policy },
  })
