import type { IntlShape, MessageDescriptor } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { BATCH_AT_ONCE } from '../loading/timers.ts'
import type { Item } from '../resource/item.ts'
import { formatText, type Text } from '../resource/resource-text.ts'
import { describeError } from '../text/error-text.ts'
import { inSentence } from '../text/wording.ts'
import type { Progress } from './ConfirmProvider.tsx'
import type { ActionTools, RunningAction } from './action.ts'
import type { ActionResult } from './action-result.ts'
import { batchMessages, batchPhrases } from './batch.messages.ts'
import { joinNames, mapWithLimit } from './join-names.ts'

export interface BatchMessages {
  /** 'Start Instance'. */
  one: Text
  /** 'Start Instances'. */
  other: Text
  /** 'Started Instance'. */
  pastOne?: Text
  /** 'Started Instances'. */
  pastOther?: Text
  /** The warning of the question; that it cannot be undone unless given. */
  help?: MessageDescriptor
}

/** The sentences of an action; `batch.messages.ts` has the common ones and says which values they take. */
export type BatchSentences = Record<'title' | 'body' | 'notAllowed' | 'done' | 'failed', Text>

interface BatchOptions<T extends Item> extends Omit<RunningAction<T>, 'label' | 'batchLabel' | 'run'> {
  messages: BatchMessages
  sentences?: Partial<BatchSentences>
  /** Whether it can act on several items at once. */
  batch?: boolean
  /** Whether it asks for confirmation; dangerous actions always do. */
  confirms?: boolean
  /** Whether it removes the items; an item that is already gone is then no failure. */
  removes?: boolean
  /** The tone of the success message. */
  tone?: 'success' | 'info'
  /** The sentence for the failure of a single item; the common one unless given. */
  failedOn?(item: T, intl: IntlShape): string
  perform(item: T): Promise<unknown>
}

/** An action on one or several items: asks for confirmation if needed, skips items without permission, reports both. */
export const batchAction = <T extends Item>(options: BatchOptions<T>): RunningAction<T> => {
  const { messages, sentences, batch = false, confirms = options.danger ?? false, removes = false, ...rest } = options
  const { tone = 'success', failedOn, perform, ...declared } = rest
  const phrases: BatchSentences = { ...batchPhrases, ...sentences }
  return {
    ...declared,
    label: messages.one,
    ...(batch && { batchLabel: messages.other }),
    async run(items, tools) {
      const { intl } = tools
      const say = (phrase: Text, about: readonly T[]) => formatText(intl, phrase, valuesOf(about, messages, tools))
      const { permitted, refused } = await splitByPermission(items, tools)
      if (refused.length > 0) tools.notify.danger(say(phrases.notAllowed, refused))
      if (permitted.length === 0) return null
      const failures = confirms
        ? await tools.confirm({
            title: say(phrases.title, permitted),
            body: say(phrases.body, permitted),
            action: formatText(intl, permitted.length === 1 ? messages.one : messages.other),
            danger: options.danger,
            run: (progress) => runForAll(permitted, perform, progress),
          })
        : await runForAll(permitted, perform, () => {})
      const real = failures?.filter(({ error }) => !(removes && error.status === 404))
      return real ? report(permitted, real, { say, phrases, removes, tone, failedOn, tools }) : null
    },
  }
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

function report<T extends Item>(
  items: readonly T[],
  failures: readonly Failure<T>[],
  { say, phrases, removes, tone, failedOn, tools }: Report<T>,
): ActionResult {
  const failed = failures.map(({ item }) => item)
  const done = items.filter((item) => !failed.includes(item))
  if (done.length > 0) tools.notify[tone](say(phrases.done, done))
  if (failed.length > 0) {
    const own = failed.length === 1 && failed[0] && failedOn?.(failed[0], tools.intl)
    const reasons = reasonsOf(failures, tools)
    tools.notify.danger(own || say(phrases.failed, failed), {
      detail: own ? `${joinNames(failed, tools)}: ${reasons}` : reasons,
      requestId: failures[0]?.error.requestId,
    })
  }
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

/** Those of the items that the action may act on, and the others. */
async function splitByPermission<T extends Item>(items: readonly T[], tools: ActionTools<T>) {
  const permits = await Promise.all(items.map((item) => tools.permits(item)))
  return {
    permitted: items.filter((_, index) => permits[index]),
    refused: items.filter((_, index) => !permits[index]),
  }
}

/** Works on all items, a few at a time, and returns the failures. */
async function runForAll<T extends Item>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  progress: Progress,
): Promise<Failure<T>[]> {
  const failures: Failure<T>[] = []
  let done = 0
  await mapWithLimit(items, BATCH_AT_ONCE, async (item) => {
    try {
      await work(item)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failures.push({ item, error })
    }
    done += 1
    progress(done, items.length)
  })
  return failures
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
