import type { QosPolicy, QosRule } from '@meridian/contract'
import { deleteAction } from '../../../framework/actions/delete-action.ts'
import { useDeletePart } from '../../../framework/actions/use-delete-part.ts'
import { qosPolicyManifest } from '../qos-policy.manifest.ts'
import { isKnown, ruleKinds } from './rule-kinds.ts'
import { deleteMessages } from './rule.messages.ts'

/** Takes a rule out of its policy. */
export const useDeleteRule = ({ id: policy }: QosPolicy): ((rule: QosRule) => Promise<unknown>) =>
  useDeletePart<QosRule>({
    action: deleteAction({
      messages: deleteMessages,
      policy: [],
      allowed: ({ type }) => isKnown(type),
      remove: async ({ id: ruleId, type }) => {
        if (isKnown(type)) await ruleKinds[type].remove({ id: policy, ruleId })
      },
    }),
    label: ({ id }) => id,
    whole: { type: qosPolicyManifest.type, id: policy },
  })
