import { asApiError, type ApiError } from '../../api/api-error.ts'
import { planPhrases, planMessages } from '../plan/plan.messages.ts'
import type { Plan, StepProgress } from '../plan/plan.ts'
import type { Item } from '../resource/item.ts'
import type { Text } from '../resource/resource-text.ts'
import { describeError } from '../text/error-text.ts'
import type { ActionTools } from '../resource/action.ts'
import type { ActionResult } from '../resource/action-result.ts'
import type { BatchOptions, BatchSentences } from './batch-options.ts'
import type { ExtraStep } from '../resource/consequences.ts'
import { joinNames } from './join-names.ts'

interface Report<T extends Item> extends Required<Pick<BatchOptions<T>, 'removes' | 'tone'>> {
  say: (phrase: Text, about: readonly T[]) => string
  phrases: BatchSentences
  failedOn: BatchOptions<T>['failedOn']
  tools: ActionTools<T>
}

interface Failure<T> {
  item: T
  error: ApiError
}

/** Reports the steps that have ended since the last report: a plan may continue after its end. */
export function reporterOf<T extends Item>(
  items: readonly T[],
  extra: readonly ExtraStep[],
  plan: Plan,
  options: Report<T>,
): () => ActionResult {
  const byId = new Map(plan.steps.map((one) => [one.step.id, one]))
  const reported = new Map<string, StepProgress['state']>()
  const isNews = ({ id }: { id: string }) => {
    const { state } = byId.get(id) ?? {}
    if (!state || reported.get(id) === state) return false
    reported.set(id, state)
    return true
  }
  const stateOf = ({ id }: { id: string }) => byId.get(id)?.state
  /** The steps that were done for an item, though its own was not. */
  const doneFor = (some: readonly T[]) => {
    const ids = new Set(some.map(({ id }) => id))
    return extra.filter((step) => ids.has(step.of) && stateOf(step) === 'done')
  }
  return () => {
    const { undone } = plan.view()
    const news = items.filter(isNews)
    const extraNews = extra.filter(isNews)
    const { tools } = options
    const done = news.filter((item) => stateOf(item) === 'done')
    const failures = news.flatMap((item) => failureOf(item, byId, undone))
    const left = news.filter((item) => stateOf(item) === 'waiting' && !failures.some((one) => one.item === item))
    notifyResult(done, failures, doneFor(failures.map(({ item }) => item)), options)
    if (undone) tools.notify.info(tools.intl.formatMessage(planMessages.nothingLost))
    else notifyLeft(left, doneFor, tools)
    notifyFailures(
      extraNews.flatMap((step) => byId.get(step.id) ?? []),
      undone,
      tools,
    )
    const forgone = extraNews.filter((step) => stateOf(step) === 'waiting' && done.some(({ id }) => id === step.of))
    if (forgone.length > 0)
      tools.notify.warning(tools.intl.formatMessage(planPhrases.notDone, { steps: namesOf(forgone, tools) }))
    const reference = ({ id }: T) => ({ type: tools.type, id })
    return {
      created: [],
      updated: options.removes ? [] : done.map(reference),
      deleted: options.removes ? done.map(reference) : [],
      failed: failures.map(({ item }) => reference(item)),
    }
  }
}

/** Of an item whose own step failed, or could not start because a step before it failed. */
function failureOf<T extends Item>(item: T, byId: ReadonlyMap<string, StepProgress>, undone: boolean): Failure<T>[] {
  const own = byId.get(item.id)
  const failed =
    own?.state === 'waiting' && !undone
      ? (own.step.needs ?? []).map((id) => byId.get(id)).find((need) => need?.state === 'failed')
      : own
  if (failed?.state !== 'failed') return []
  return [{ item, error: asApiError(failed.error) }]
}

function notifyResult<T extends Item>(
  done: readonly T[],
  failures: readonly Failure<T>[],
  doneBefore: readonly ExtraStep[],
  report: Report<T>,
): void {
  const { say, phrases, tone, removes, failedOn, tools } = report
  if (done.length > 0) tools.notify[tone](say(phrases.done, done))
  // Many services decide alone who may delete: their 403 says what the policy would have said before.
  const isForbidden = ({ error }: Failure<T>) => removes && error.status === 403
  const before =
    doneBefore.length > 0 && tools.intl.formatMessage(planPhrases.doneBefore, { steps: namesOf(doneBefore, tools) })
  const notify = (some: readonly Failure<T>[], phrase: Text, own?: string | false) => {
    if (some.length === 0) return
    const items = some.map(({ item }) => item)
    const reasons = [reasonsOf(some, tools), some.at(-1) === failures.at(-1) && before].filter(Boolean).join('\n')
    tools.notify.danger(own || say(phrase, items), {
      detail: own ? `${joinNames(items, tools)}: ${reasons}` : reasons,
      requestId: some[0]?.error.requestId,
      ...(items.length === 1 && items[0] && { about: { type: tools.type, id: items[0].id } }),
    })
  }
  notify(failures.filter(isForbidden), phrases.notAllowed)
  const [only, ...others] = failures
  const failed = failures.filter((one) => !isForbidden(one))
  notify(failed, phrases.failed, only && others.length === 0 && failedOn?.(only.item, tools.intl))
}

/** What a stopped plan has not done, and what it has done until then. */
function notifyLeft<T extends Item>(
  left: readonly T[],
  doneFor: (items: readonly T[]) => readonly ExtraStep[],
  tools: ActionTools<T>,
): void {
  const { intl, notify } = tools
  const begun = left.filter((item) => doneFor([item]).length > 0)
  const untouched = left.filter((item) => !begun.includes(item))
  if (untouched.length > 0)
    notify.warning(intl.formatMessage(planPhrases.stopped, { names: joinNames(untouched, tools) }))
  if (begun.length === 0) return
  const steps = namesOf(doneFor(begun), tools)
  notify.warning(intl.formatMessage(planPhrases.stoppedMidway, { names: joinNames(begun, tools), steps }))
}

type Teller = Pick<ActionTools<Item>, 'intl' | 'notify'>

const namesOf = (steps: readonly { id: string; label: string }[], { intl }: Pick<Teller, 'intl'>) =>
  joinNames(steps, { intl, label: ({ label }) => label })

/** The steps besides the items' own that failed, or whose reversal did; one message for all of them. */
function notifyFailures(ended: readonly StepProgress[], undone: boolean, { intl, notify }: Teller): void {
  const failed = ended.filter(({ state }) => state === 'failed')
  const [first] = failed
  if (!first) return
  const steps = failed.map(({ step }) => step)
  const values = { count: steps.length, steps: namesOf(steps, { intl }) }
  notify.danger(intl.formatMessage(undone ? planPhrases.notReversed : planPhrases.stepsFailed, values), {
    detail: linesOf(failed.map(({ step, error }) => ({ name: step.label, why: describeError(intl, error) }))),
    requestId: asApiError(first.error).requestId,
  })
}

/** The reason, once if all failures share it, else one per item with its name. */
function reasonsOf<T extends Item>(failures: readonly Failure<T>[], tools: ActionTools<T>): string | undefined {
  const reasons = failures.map(({ item, error }) => ({
    name: tools.label(item),
    why: describeError(tools.intl, error),
  }))
  return linesOf(reasons)
}

function linesOf(reasons: readonly { name: string; why: string | undefined }[]): string | undefined {
  if (new Set(reasons.map(({ why }) => why)).size === 1) return reasons[0]?.why
  return reasons.map(({ name, why }) => `${name}: ${why}`).join('\n')
}
