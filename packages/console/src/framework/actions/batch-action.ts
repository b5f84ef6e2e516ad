import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { Item } from '../resource/define-resource.ts'
import { inSentence } from '../text/in-sentence.ts'
import type { ActionResult, ActionTools, RunningAction } from './action.ts'
import { batchMessages, batchPhrases } from './batch-action.messages.ts'
import { reasonsOf, splitByPermission, runForAll, type Failure } from './batch-work.ts'
import { joinNames } from './join-names.ts'

export interface BatchMessages {
  /** 'Start Instance'. */
  one: MessageDescriptor
  /** 'Start Instances'. */
  other: MessageDescriptor
  /** 'Started Instance'. */
  pastOne: MessageDescriptor
  /** 'Started Instances'. */
  pastOther: MessageDescriptor
  /** What the question warns of; that it cannot be undone unless given. */
  help?: MessageDescriptor
}

interface BatchOptions<T extends Item> extends Omit<RunningAction<T>, 'label' | 'batchLabel' | 'run'> {
  messages: BatchMessages
  /** Whether it can be done to several at once. */
  batch?: boolean
  /** Whether it asks first; what is dangerous always does. */
  asks?: boolean
  /** Whether what it is done to is gone afterwards; what was gone already is then no failure. */
  removes?: boolean
  /** How its success is told. */
  tone?: 'success' | 'info'
  /** What is said where it fails on one alone; 'Unable to …: its name' unless given. */
  failedOn?(item: T, intl: IntlShape): string
  perform(item: T): Promise<unknown>
}

/** Something that is done to a row or to many: asks where it must, skips what is not permitted, tells both. */
export const batchAction = <T extends Item>(options: BatchOptions<T>): RunningAction<T> => {
  const {
    messages,
    batch = false,
    asks = options.danger ?? false,
    removes = false,
    tone = 'success',
    failedOn,
    perform,
    ...declared
  } = options
  return {
    ...declared,
    label: messages.one,
    ...(batch && { batchLabel: messages.other }),
    async run(items, tools) {
      const { permitted, refused } = await splitByPermission(items, tools)
      const { intl } = tools
      const named = (some: readonly T[]) => intl.formatMessage(some.length === 1 ? messages.one : messages.other)
      if (refused.length > 0) {
        const said = { action: inSentence(named(refused), tools.intl.locale), names: joinNames(refused, tools) }
        tools.notify.danger(intl.formatMessage(batchPhrases.notAllowed, said))
      }
      if (permitted.length === 0) return null
      const action = named(permitted)
      const warning: MessageDescriptor = messages.help ?? batchMessages.help
      const failures = asks
        ? await tools.confirm({
            title: intl.formatMessage(batchPhrases.title, { action }),
            body: intl.formatMessage(batchPhrases.body, {
              names: joinNames(permitted, tools),
              help: intl.formatMessage(warning),
            }),
            action,
            danger: options.danger,
            run: (progress) => runForAll(permitted, perform, progress),
          })
        : await runForAll(permitted, perform, () => {})
      const real = failures?.filter(({ error }) => !(removes && error.status === 404))
      return real ? report(permitted, real, { messages, removes, tone, failedOn, tools }) : null
    },
  }
}

interface Report<T extends Item> {
  messages: BatchMessages
  removes: boolean
  tone: 'success' | 'info'
  failedOn: BatchOptions<T>['failedOn']
  tools: ActionTools<T>
}

function report<T extends Item>(
  items: readonly T[],
  failures: readonly Failure<T>[],
  { messages, removes, tone, failedOn, tools }: Report<T>,
): ActionResult {
  const { intl, notify } = tools
  const failed = failures.map(({ item }) => item)
  const done = items.filter((item) => !failed.includes(item))
  if (done.length > 0) {
    const past = intl.formatMessage(done.length === 1 ? messages.pastOne : messages.pastOther)
    notify[tone](intl.formatMessage(batchPhrases.done, { past, names: joinNames(done, tools) }))
  }
  if (failed.length > 0) {
    const action = inSentence(intl.formatMessage(failed.length === 1 ? messages.one : messages.other), intl.locale)
    const names = joinNames(failed, tools)
    const reasons = reasonsOf(failures, tools)
    const own = failed.length === 1 && failed[0] && failedOn?.(failed[0], intl)
    notify.danger(own || intl.formatMessage(batchPhrases.failed, { action, names }), {
      detail: own ? `${names}: ${reasons}` : reasons,
      requestId: failures[0]?.error.requestId,
    })
  }
  const reference = ({ id }: T) => ({ type: tools.type, id })
  const changed = removes
    ? { updated: [], deleted: done.map(reference) }
    : { updated: done.map(reference), deleted: [] }
  return { created: [], ...changed, failed: failed.map(reference) }
}
