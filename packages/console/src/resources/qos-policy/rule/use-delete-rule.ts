import type { QosPolicy, QosRule } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { applyResult } from '../../../framework/actions/apply-result.ts'
import { useConfirm } from '../../../framework/actions/confirm.ts'
import { deleteAction } from '../../../framework/actions/delete-action.ts'
import { runTracked } from '../../../framework/activity/run-tracked.ts'
import { settleBy } from '../../../framework/activity/settle.ts'
import { useRegistry } from '../../../framework/registry.ts'
import { qosPolicyPlace } from '../qos-policy.place.ts'
import { isKnown, ruleKinds } from './rule-kinds.ts'
import { deleteMessages } from './rule.messages.ts'

/** Takes a rule out of its policy, once that is confirmed, and shows the policy as it is then. */
export function useDeleteRule({ id: policy }: QosPolicy): (rule: QosRule) => Promise<unknown> {
  const intl = useIntl()
  const confirm = useConfirm()
  const registry = useRegistry()
  const action = deleteAction<QosRule>({
    messages: deleteMessages,
    policy: [],
    allowed: ({ type }) => isKnown(type),
    remove: async ({ id: ruleId, type }) => {
      if (isKnown(type)) await ruleKinds[type].remove({ id: policy, ruleId })
    },
  })
  const { type } = qosPolicyPlace
  return (rule) =>
    runTracked(
      { title: intl.formatMessage(action.label), subject: rule.id, confirm, settle: settleBy(registry, intl) },
      async (tracked) => {
        const tools = {
          intl,
          type,
          label: (each: QosRule) => each.id,
          permits: () => Promise.resolve(true),
          ...tracked,
        }
        const done = await action.run([rule], tools)
        if (!done) return null
        const changed = [{ type, id: policy }]
        const isDone = done.failed.length === 0
        const result = { created: [], updated: isDone ? changed : [], deleted: [], failed: isDone ? [] : changed }
        await applyResult(result, registry)
        return result
      },
    )
}
