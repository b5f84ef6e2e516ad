import { ApiError } from '../../api/api-error.ts'
import { BATCH_AT_ONCE } from '../loading/timers.ts'
import { createPlan } from '../plan/create-plan.ts'
import { scopeGuard } from '../plan/scope-guard.ts'
import { planPhrases } from '../plan/plan.messages.ts'
import type { Plan, StepProgress } from '../plan/plan.ts'
import type { Item } from '../resource/item.ts'
import { formatText, type Text } from '../resource/resource-text.ts'
import { describeError } from '../text/error-text.ts'
import { inSentence } from '../text/wording.ts'
import type { Progress } from './ConfirmProvider.tsx'
import type { ActionTools } from './action.ts'
import type { ActionResult } from './action-result.ts'
import type { BatchMessages, BatchOptions, BatchSentences } from './batch-action.ts'
import { batchMessages, batchPhrases } from './batch.messages.ts'
import { joinNames } from './join-names.ts'

/** Runs a batch action as a plan with one step for each item. */
export async function runBatch<T extends Item>(
  options: BatchOptions<T>,
  items: readonly T[],
  tools: ActionTools<T>,
): Promise<ActionResult | null> {
  const { messages, sentences, confirms = options.danger ?? false, removes = false, tone = 'success' } = options
  const phrases: BatchSentences = { ...batchPhrases, ...sentences }
  const { intl } = tools
  const say = (phrase: Text, about: readonly T[]) => formatText(intl, phrase, valuesOf(about, messages, tools))
  const { permitted, refused } = await splitByPermission(items, tools)
  if (refused.length > 0) tools.notify.danger(say(phrases.notAllowed, refused))
  if (permitted.length === 0) return null
  const plan = planOf(permitted, options, tools)
  const report = reporterOf(permitted, plan, { say, phrases, removes, tone, failedOn: options.failedOn, tools })
  tools.track?.(plan, report)
  const agreed = confirms
    ? await tools.confirm({
        title: say(phrases.title, permitted),
        body: say(phrases.body, permitted),
        action: formatText(intl, permitted.length === 1 ? messages.one : messages.other),
        danger: options.danger,
        stoppable: permitted.length > 1,
        run: (progress, signal) => {
          signal.addEventListener('abort', plan.stop)
          notifyProgress(plan, progress)
          return plan.run()
        },
      })
    : await plan.run()
  return agreed && report()
}

function notifyProgress(plan: Plan, progress: Progress): void {
  let last = 0
  plan.subscribe(() => {
    const { counts, total } = plan.view()
    const ended = total - counts.waiting - counts.running
    if (ended !== last) progress((last = ended), total)
  })
}

function planOf<T extends Item>(items: readonly T[], options: BatchOptions<T>, { intl, label }: ActionTools<T>): Plan {
  const action = formatText(intl, options.messages.one)
  const { perform, removes = false } = options
  const steps = items.map((item) => ({
    id: item.id,
    label: intl.formatMessage(planPhrases.step, { action, name: label(item) }),
    final: removes,
    run: () => (removes ? perform(item).catch(unlessGone) : perform(item)),
  }))
  return createPlan(steps, { atOnce: BATCH_AT_ONCE, obstacle: scopeGuard() })
}

/** What is already gone needs no deletion. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

function valuesOf<T extends Item>(items: readonly T[], messages: BatchMessages, tools: ActionTools<T>) {
  const { intl } = tools
  const isOne = items.length === 1
  const past = isOne ? messages.pastOne : messages.pastOther
  const Action = formatText(intl, isOne ? messages.one : messages.other)
  return {
    Action,
    action: inSentence(Action, intl.locale),
    past: past ? formatText(intl, past) : '',
    names: joinNames(items, tools),
    count: items.length,
    help: formatText(intl, messages.help ?? batchMessages.help),
  }
}

interface Report<T extends Item> extends Required<Pick<BatchOptions<T>, 'removes' | 'tone'>> {
  say: (phrase: Text, about: readonly T[]) => string
  phrases: BatchSentences
  failedOn: BatchOptions<T>['failedOn']
  tools: ActionTools<T>
}

/** Reports the items whose steps have ended since the last report: a plan may continue after its end. */
function reporterOf<T extends Item>(items: readonly T[], plan: Plan, options: Report<T>): () => ActionResult {
  const reported = new Map<T, StepProgress['state']>()
  return () => {
    const news = items.flatMap((item, index) => {
      const progress = plan.steps[index]
      if (!progress || reported.get(item) === progress.state) return []
      reported.set(item, progress.state)
      return { item, ...progress }
    })
    return reportOf(news, options)
  }
}

function reportOf<T extends Item>(
  steps: readonly (Pick<StepProgress, 'state' | 'error'> & { item: T })[],
  { say, phrases, removes, tone, failedOn, tools }: Report<T>,
): ActionResult {
  const done = steps.filter(({ state }) => state === 'done').map(({ item }) => item)
  const failures = steps.filter(({ state }) => state === 'failed').map(toFailure)
  const left = steps.filter(({ state }) => state === 'waiting').map(({ item }) => item)
  const failed = failures.map(({ item }) => item)
  if (done.length > 0) tools.notify[tone](say(phrases.done, done))
  if (failed.length > 0) {
    const own = failed.length === 1 && failed[0] && failedOn?.(failed[0], tools.intl)
    const reasons = reasonsOf(failures, tools)
    tools.notify.danger(own || say(phrases.failed, failed), {
      detail: own ? `${joinNames(failed, tools)}: ${reasons}` : reasons,
      requestId: failures[0]?.error.requestId,
    })
  }
  if (left.length > 0)
    tools.notify.warning(tools.intl.formatMessage(planPhrases.stopped, { names: joinNames(left, tools) }))
  const reference = ({ id }: T) => ({ type: tools.type, id })
  return {
    created: [],
    updated: removes ? [] : done.map(reference),
    deleted: removes ? done.map(reference) : [],
    failed: failed.map(reference),
  }
}

interface Failure<T> {
  item: T
  error: ApiError
}

function toFailure<T>({ item, error }: { item: T; error: unknown }): Failure<T> {
  if (!(error instanceof ApiError)) throw error
  return { item, error }
}

/** Those of the items that the action may act on, and the others. */
async function splitByPermission<T extends Item>(items: readonly T[], tools: ActionTools<T>) {
  const permits = await Promise.all(items.map((item) => tools.permits(item)))
  return {
    permitted: items.filter((_, index) => permits[index]),
    refused: items.filter((_, index) => !permits[index]),
  }
}

/** The reason, once if all failures share it, else one per item with its name. */
function reasonsOf<T extends Item>(failures: readonly Failure<T>[], tools: ActionTools<T>): string | undefined {
  const reasons = failures.map(({ item, error }) => ({
    name: tools.label(item),
    why: describeError(tools.intl, error),
  }))
  if (new Set(reasons.map(({ why }) => why)).size === 1) return reasons[0]?.why
  return reasons.map(({ name, why }) => `${name}: ${why}`).join('\n')
}
