import { balancerPartEndpoints as endpoints } from '@meridian/contract'
import type { Call } from '../../api/client.ts'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import type { ResourceNames } from '../../framework/resource/manifest.ts'
import { loadBalancerManifest } from './load-balancer.manifest.ts'
import { whenActive } from '../../services/network/when-active.ts'
import { listenerNames, monitorNames, policyNames, poolNames, ruleNames } from './part-forms.messages.ts'

interface Part {
  id: string
  name: string
}

interface RulePart extends Part {
  policy: string
}

/** Deletes parts of a balancer, each after a question, and when no other change of the balancer is in progress. */
export function usePartDeletions(balancer: string) {
  const of = <T extends Part>(names: ResourceNames, remove: (part: T, send: Call) => Promise<unknown>) => ({
    action: deleteAction<T>(
      { names },
      { lookAhead: 'nothing else', remove: (part, send) => whenActive(balancer, send, () => remove(part, send)) },
    ),
    label: ({ name }: T) => name,
    whole: { type: loadBalancerManifest.type, id: balancer },
  })
  return {
    listener: usePartAction(
      of(listenerNames, ({ id }: Part, send) => send(endpoints.listenerDelete, { params: { id } })),
    ),
    pool: usePartAction(of(poolNames, ({ id }: Part, send) => send(endpoints.poolDelete, { params: { id } }))),
    monitor: usePartAction(
      of(monitorNames, ({ id }: Part, send) => send(endpoints.healthMonitorDelete, { params: { id } })),
    ),
    policy: usePartAction(of(policyNames, ({ id }: Part, send) => send(endpoints.l7PolicyDelete, { params: { id } }))),
    rule: usePartAction(
      of(ruleNames, ({ id: ruleId, policy: id }: RulePart, send) =>
        send(endpoints.l7RuleDelete, { params: { id, ruleId } }),
      ),
    ),
  }
}

export type PartDeletions = ReturnType<typeof usePartDeletions>
