import { useIntl } from 'react-intl'
import { useConfirm } from '../../framework/actions/ConfirmProvider.tsx'
import type { ActionResult } from '../../framework/resource/action-result.ts'
import { applyResult } from '../../framework/actions/apply-result.ts'
import type { Outlook, SeenOutlook } from '../../framework/resource/consequences.ts'
import { runTracked } from '../../framework/activity/run-tracked.ts'
import { settleBy } from '../../framework/activity/settle.ts'
import { createPlan } from '../../framework/plan/create-plan.ts'
import type { Plan } from '../../framework/plan/plan.ts'
import { scopeGuard } from '../../framework/plan/scope-guard.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import { undoSeconds } from '../../framework/session/settings.ts'
import { describeError } from '../../framework/text/error-text.ts'
import type { Made } from './run/create-run.ts'
import { cleanUpMessages as messages } from './run/clean-up.messages.ts'
import { leftoversOf, removalSteps, type Leftover, type LeftoverKind } from './run/leftovers.ts'
import type { ListedRun } from './run/runs.ts'

/** Where a run keeps each of them. */
const MADE: Record<LeftoverKind, readonly (keyof Made)[]> = {
  server: ['serverId', 'fixedIp'],
  address: ['floatingIp', 'attached'],
  router: ['routerId', 'connected'],
  network: ['network', 'subnetId'],
  group: ['group'],
  key: ['keyName', 'privateKey'],
}

/** Deletes what a failed run has made and nothing uses, and the rest if the user wants: by the plan of deletions. */
export function useCleanUp({ run, order, drop }: ListedRun) {
  const intl = useIntl()
  const registry = useRegistry()
  const confirm = useConfirm()
  const title = intl.formatMessage(messages.action)
  const thing = ({ kind, name }: Leftover) => intl.formatMessage(messages.thing, { kind, name })
  const apply = (result: ActionResult) => applyResult(result, registry)
  const tracked = { title, subject: order.request.name, confirm, settle: settleBy(registry, intl), apply }
  return () =>
    runTracked(tracked, async ({ confirm: ask, notify, track, send }) => {
      const all = leftoversOf(order, run.getState().made)
      const chosenIn = (seen?: SeenOutlook) => all.filter(({ used }) => !used || (seen && seen.chosen.size > 0))
      const steps = (some: readonly Leftover[]) =>
        removalSteps(some, ({ kind, name }) => intl.formatMessage(messages.remove, { kind, name }))
      const reporterOf = (plan: Plan, chosen: readonly Leftover[]) => (): ActionResult => {
        const stateOf = ({ kind }: Leftover) => plan.steps.find(({ step }) => step.id === kind)
        const gone = chosen.filter((one) => stateOf(one)?.state === 'done')
        const failed = chosen.filter((one) => stateOf(one)?.state === 'failed')
        const names = intl.formatList(gone.map(thing))
        if (gone.length > 0) notify.success(intl.formatMessage(messages.removed, { names }))
        for (const one of failed)
          notify.danger(intl.formatMessage(messages.stays, { name: thing(one) }), {
            detail: describeError(intl, stateOf(one)?.error),
          })
        const kept = run.getState().made
        const news = gone.filter(({ kind }) => MADE[kind].some((key) => kept[key] !== undefined))
        if (news.length > 0)
          run.forget(
            news.flatMap(({ kind }) => MADE[kind]),
            news.map(thing),
          )
        // Nothing is left that could need attention.
        if (leftoversOf(order, run.getState().made).length === 0) drop()
        const reference = ({ type, id }: Leftover) => ({ type, id })
        return { created: [], updated: [], deleted: gone.map(reference), failed: failed.map(reference) }
      }
      const seconds = undoSeconds.read()
      const report = await ask({
        title: intl.formatMessage(messages.title, { name: order.request.name }),
        body: intl.formatMessage(messages.body),
        action: title,
        danger: true,
        undoSeconds: seconds,
        inBackground: seconds > 0,
        outlook: {
          items: [{ id: order.request.name, name: order.request.name }],
          look: async () => outlookOf(all, thing, intl.formatMessage(messages.all), (some) => intl.formatList(some)),
          steps: (seen) => steps(chosenIn(seen)),
          typed: () => null,
        },
        run: async (_progress, _signal, seen) => {
          const chosen = chosenIn(seen)
          const plan = createPlan(steps(chosen), { holdMs: seconds * 1000, obstacle: scopeGuard(), send })
          const reporter = reporterOf(plan, chosen)
          track(plan, reporter)
          await plan.run()
          return reporter
        },
      })
      return report?.() ?? null
    })
}

function outlookOf(
  all: readonly Leftover[],
  thing: (one: Leftover) => string,
  label: string,
  list: (names: string[]) => string,
): Outlook {
  const used = all.filter((one) => one.used)
  const goes = all
    .filter((one) => !one.used)
    .map((one) => ({ key: one.kind, effect: 'goes' as const, of: [], text: thing(one), links: [] }))
  const stays = { key: 'used', effect: 'stays' as const, of: [], text: list(used.map(thing)), links: [] }
  return {
    lines: [...goes, ...(used.length > 0 ? [{ ...stays, choice: { label, steps: [] } }] : [])],
    first: [],
    gigabytes: 0,
    incomplete: false,
  }
}
