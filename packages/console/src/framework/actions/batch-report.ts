import type { IntlShape } from 'react-intl'
import { asApiError, type ApiError } from '../../api/api-error.ts'
import { planPhrases, planMessages } from '../plan/plan.messages.ts'
import type { Plan, StepProgress } from '../plan/plan.ts'
import type { Item } from '../resource/item.ts'
import type { Text } from '../resource/resource-text.ts'
import { describeError } from '../text/error-text.ts'
import type { ActionTools } from './action.ts'
import type { ActionResult } from './action-result.ts'
import type { BatchOptions, BatchSentences } from './batch-action.ts'
import type { ExtraStep } from './consequences.ts'
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
  return () => {
    const { undone } = plan.view()
    const news = items.filter(isNews)
    const extraNews = extra.filter(isNews)
    const { tools } = options
    const done = news.filter((item) => stateOf(item) === 'done')
    const failures = news.flatMap((item) => failureOf(item, byId, undone))
    const left = news.filter((item) => stateOf(item) === 'waiting' && !failures.some((one) => one.item === item))
    notifyResult(done, failures, options)
    if (undone) tools.notify.info(tools.intl.formatMessage(planMessages.nothingLost))
    else if (left.length > 0)
      tools.notify.warning(tools.intl.formatMessage(planPhrases.stopped, { names: joinNames(left, tools) }))
    for (const step of extraNews) notifyFailure(byId.get(step.id), tools)
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
  { say, phrases, tone, failedOn, tools }: Report<T>,
): void {
  if (done.length > 0) tools.notify[tone](say(phrases.done, done))
  if (failures.length === 0) return
  const failed = failures.map(({ item }) => item)
  const own = failed.length === 1 && failed[0] && failedOn?.(failed[0], tools.intl)
  const reasons = reasonsOf(failures, tools)
  tools.notify.danger(own || say(phrases.failed, failed), {
    detail: own ? `${joinNames(failed, tools)}: ${reasons}` : reasons,
    requestId: failures[0]?.error.requestId,
    ...(failed.length === 1 && failed[0] && { about: { type: tools.type, id: failed[0].id } }),
  })
}

function notifyFailure(
  one: StepProgress | undefined,
  { intl, notify }: { intl: IntlShape; notify: ActionTools<Item>['notify'] },
): void {
  if (one?.state !== 'failed') return
  notify.danger(intl.formatMessage(planPhrases.stepFailed, { step: one.step.label }), {
    detail: describeError(intl, one.error),
    requestId: asApiError(one.error).requestId,
  })
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
