import { securityGroupEndpoints } from '@meridian/contract'
import { call } from '../../../api/client.ts'
import type { PlanStep } from '../../../framework/plan/plan.ts'
import { draftOf, stepsOf, type RuleDraft, type RulesChange } from './rules-draft.ts'

/** How rules are created and deleted; a test has its own. */
export interface RuleCalls {
  add: (rule: RuleDraft) => Promise<{ id: string }>
  remove: (id: string) => Promise<unknown>
}

export const ruleCalls = (group: string): RuleCalls => ({
  add: (rule) =>
    call(securityGroupEndpoints.securityGroupRuleCreate, {
      body: {
        ...rule,
        ethertype: rule.ethertype === 'IPv6' ? 'IPv6' : 'IPv4',
        security_group_id: group,
      },
    }),
  remove: (id) => call(securityGroupEndpoints.securityGroupRuleDelete, { params: { id } }),
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
      return { ...common, run: async () => void (made = (await add(rule)).id), undo: () => remove(made) }
    const { old } = step
    if (step.kind === 'remove') return { ...common, run: () => remove(old.id), undo: () => add(draftOf(old)) }
    let isOldGone = false
    return {
      ...common,
      run: async () => {
        if (!isOldGone) await remove(old.id)
        isOldGone = true
        made = (await add(rule)).id
      },
      undo: async () => {
        await remove(made)
        await add(draftOf(old))
      },
    }
  })
}
