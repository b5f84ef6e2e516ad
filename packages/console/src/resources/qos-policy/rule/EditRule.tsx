import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { ApiError } from '../../../api/api-error.ts'
import { LoadingModal } from '../../../framework/modals/LoadingModal.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { qosPolicyQueries } from '../qos-policy.queries.ts'
import { ruleFormMessages } from './rule-form.messages.ts'
import { ruleOf } from './rule-place.ts'
import { ruleMessages } from './rule.messages.ts'
import { RuleForm } from './RuleForm.tsx'

/** Edits the rule that an address names; our API has rules only as parts of their policies. */
export function EditRule({ place, tools }: { place: string; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { policy: policyId, rule: ruleId } = ruleOf(place)
  const read = useQuery(qosPolicyQueries.one(policyId))
  const rule = read.data?.rules.find(({ id }) => id === ruleId)
  if (read.data && rule) return <RuleForm policy={read.data} rule={rule} tools={tools} />
  const missing = new ApiError(`There is no QoS rule ${ruleId}.`, {
    status: 404,
    reason: 'refused',
    endpoint: 'GET rule',
  })
  return (
    <LoadingModal
      tools={tools}
      title={formatMessage(ruleMessages.edit)}
      failed={formatMessage(ruleFormMessages.unableToLoad)}
      query={{ ...read, error: read.data ? missing : read.error }}
    />
  )
}
