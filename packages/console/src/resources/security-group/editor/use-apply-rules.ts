import type { SecurityGroup } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../../api/api-error.ts'
import { applyResult } from '../../../framework/actions/apply-result.ts'
import { useConfirm } from '../../../framework/actions/ConfirmProvider.tsx'
import { runTracked } from '../../../framework/activity/run-tracked.ts'
import { settleBy } from '../../../framework/activity/settle.ts'
import { createPlan } from '../../../framework/plan/create-plan.ts'
import type { Plan } from '../../../framework/plan/plan.ts'
import { useStorePlan } from '../../../framework/plan/use-store-plan.ts'
import { scopeGuard } from '../../../framework/plan/scope-guard.ts'
import { useRegistry } from '../../../framework/resource/registry.ts'
import { describeError } from '../../../framework/text/error-text.ts'
import { ruleManifest, securityGroupManifest } from '../security-group.manifest.ts'
import { ruleCalls, ruleSteps } from './apply-rules.ts'
import { ruleSentence } from './rule-display.tsx'
import type { Lookups } from './rule-remotes.ts'
import { storedChange, type RulesChange } from './rules-draft.ts'
import { editorMessages as messages, editorPhrases as phrases } from './rules-editor.messages.ts'

const KINDS = { add: messages.added, replace: messages.described, remove: messages.removed }

/** Applies a change as a plan, which continues in the list of activities if the page is left. */
export function useApplyRules(group: SecurityGroup, lookups: Lookups) {
  const intl = useIntl()
  const confirm = useConfirm()
  const registry = useRegistry()
  const store = useStorePlan()
  const [plan, setPlan] = useState<Plan | null>(null)
  const whole = { type: securityGroupManifest.type, id: group.id }
  const refresh = () =>
    applyResult({ created: [{ type: ruleManifest.type, id: '' }], updated: [whole], deleted: [], failed: [] }, registry)

  /** Resolves to whether all of it was applied. */
  const apply = async (change: RulesChange): Promise<boolean> => {
    const steps = ruleSteps(change, ruleCalls(group.id), (kind, rule) =>
      intl.formatMessage(phrases.onRule, {
        action: intl.formatMessage(KINDS[kind]),
        rule: ruleSentence(intl, rule, lookups),
      }),
    )
    const tracked = {
      title: intl.formatMessage(messages.applyTitle),
      subject: group.name,
      confirm,
      settle: settleBy(registry, intl),
      apply: refresh,
    }
    let isDone = () => false
    await runTracked(tracked, async ({ notify, track, send }) => {
      const next = createPlan(steps, { obstacle: scopeGuard(), send })
      isDone = () => next.view().counts.done === steps.length
      setPlan(next)
      const report = () => {
        const { counts, total } = next.view()
        const error = next.steps.find(({ state }) => state === 'failed')?.error
        if (next.view().undone) notify.info(intl.formatMessage(phrases.undone, { group: group.name }))
        else if (isDone())
          notify.success(
            intl.formatMessage(phrases.applied, {
              group: group.name,
              added: change.added.length + change.replaced.length,
              removed: change.removed.length + change.replaced.length,
            }),
          )
        else
          notify.danger(intl.formatMessage(phrases.partly, { group: group.name, done: counts.done, total }), {
            detail: error ? describeError(intl, error) : undefined,
            requestId: error instanceof ApiError ? error.requestId : undefined,
          })
        return { created: [], updated: [whole], deleted: [], failed: isDone() || next.view().undone ? [] : [whole] }
      }
      track(next, report)
      // After a closed tab the table of rules is opened again, with the part of the change that was not applied.
      store(tracked, next, { ...whole, action: 'apply-rules', details: storedChange(change) })
      await next.run()
      await refresh()
      return report()
    })
    return isDone()
  }
  return { plan, apply, forget: () => setPlan(null) }
}
