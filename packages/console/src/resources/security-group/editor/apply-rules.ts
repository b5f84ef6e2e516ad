import { securityGroupEndpoints } from '@meridian/contract'
import type { Call } from '../../../api/client.ts'
import type { PlanStep } from '../../../framework/plan/plan.ts'
import { draftOf, stepsOf, type RuleDraft, type RulesChange } from './rules-draft.ts'

/** How rules are created and deleted; a test has its own. */
export interface RuleCalls {
  add: (rule: RuleDraft, send: Call) => Promise<{ id: string }>
  remove: (id: string, send: Call) => Promise<unknown>
}

export const ruleCalls = (group: string): RuleCalls => ({
  add: (rule, send) =>
    send(securityGroupEndpoints.securityGroupRuleCreate, {
      body: {
        ...rule,
        ethertype: rule.ethertype === 'IPv6' ? 'IPv6' : 'IPv4',
        security_group_id: group,
      },
    }),
  remove: (id, send) => send(securityGroupEndpoints.securityGroupRuleDelete, { params: { id } }),
})

/** The steps of a change. A rule is removed only after all new ones exist; everything can be undone. */
export function ruleSteps(
  change: RulesChange,
  { add, remove }: RuleCalls,
  label: (kind: 'add' | 'replace' | 'remove', rule: RuleDraft) => string,
): PlanStep[] {
  const steps = stepsOf(change)
  const idOf = (at: number) => `${steps[at]?.kind}-${at}`
  return steps.map((step, at): PlanStep => {
    const before = steps.flatMap((other, index) => (other.stage < step.stage ? [idOf(index)] : []))
    const rule = step.kind === 'remove' ? draftOf(step.old) : step.rule
    const common = { id: idOf(at), label: label(step.kind, rule), needs: before }
    let made = ''
    if (step.kind === 'add')
      return {
        ...common,
        run: async (send) => void (made = (await add(rule, send)).id),
        undo: (send) => remove(made, send),
      }
    const { old } = step
    if (step.kind === 'remove')
      return { ...common, run: (send) => remove(old.id, send), undo: (send) => add(draftOf(old), send) }
    let isOldGone = false
    return {
      ...common,
      run: async (send) => {
        if (!isOldGone) await remove(old.id, send)
        isOldGone = true
        made = (await add(rule, send)).id
      },
      undo: async (send) => {
        await remove(made, send)
        await add(draftOf(old), send)
      },
    }
  })
}
