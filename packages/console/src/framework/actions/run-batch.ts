import { isOwnedBy } from '@meridian/contract'
import type { Call } from '../../api/client.ts'
import { showsCodeFirst } from '../code/code-first.ts'
import { createPlan } from '../plan/create-plan.ts'
import type { Plan } from '../plan/plan.ts'
import { scopeGuard } from '../plan/scope-guard.ts'
import { BATCH_AT_ONCE } from '../loading/timers.ts'
import type { Item } from '../resource/item.ts'
import { formatText, type Text } from '../resource/resource-text.ts'
import { undoSeconds } from '../session/settings.ts'
import { inSentence } from '../text/wording.ts'
import type { Progress } from '../resource/confirm.ts'
import type { ActionTools } from '../resource/action.ts'
import type { ActionResult } from '../resource/action-result.ts'
import type { BatchMessages, BatchOptions, BatchSentences } from './batch-options.ts'
import { batchMessages, batchPhrases } from './batch.messages.ts'
import { batchSteps, targetsOf, typedWord } from './batch-plan.ts'
import { reporterOf } from './batch-report.ts'
import {
  Agreement,
  choiceOf,
  isAgreed,
  type ExtraStep,
  type OutlookRequest,
  type SeenOutlook,
} from '../resource/consequences.ts'
import { deletePhrases } from '../resource/resource.messages.ts'
import { joinNames } from './join-names.ts'

/** What is done: with which items, and what else the user has agreed to. */
interface Work<T extends Item> {
  acted: readonly T[]
  extra: readonly ExtraStep[]
  agreement: Agreement
}

/** Runs a batch action as a plan with one step for each item, and those that the user adds in the confirmation. */
export async function runBatch<T extends Item>(
  options: BatchOptions<T>,
  items: readonly T[],
  tools: ActionTools<T>,
): Promise<ActionResult | null> {
  const { messages, sentences, confirms = options.danger ?? false, removes = false, tone = 'success' } = options
  const { final = removes } = options
  const { title } = options.id === 'delete' ? deletePhrases : batchPhrases
  const phrases: BatchSentences = { ...batchPhrases, title, ...sentences }
  const { intl } = tools
  // Without a list of activities nobody could press Undo.
  const seconds = final && tools.track ? undoSeconds.read() : 0
  const help = messages.help ?? (seconds > 0 ? batchMessages.helpOnceBegun : batchMessages.help)
  const say = (phrase: Text, about: readonly T[]) =>
    formatText(intl, phrase, valuesOf(about, { ...messages, help }, tools))
  const { permitted, refused } = await splitByPermission(items, tools)
  if (refused.length > 0) tools.notify.danger(say(phrases.notAllowed, refused))
  if (permitted.length === 0) return null

  const withRefresh = (step: ExtraStep) => (tools.apply ? refreshing(step, tools.apply) : step)
  const all: Work<T> = { acted: permitted, extra: [], agreement: { seen: [], chosen: [] } }
  /** What is left to do for what the user has agreed to. */
  const workOf = ({ lines, first, chosen, blocked }: SeenOutlook): Work<T> => ({
    acted: permitted.filter(({ id }) => !blocked.has(id)),
    extra: [...first, ...lines.flatMap(({ key, choice }) => (choice && chosen.has(key) ? choice.steps : []))].filter(
      ({ of }) => !blocked.has(of),
    ),
    agreement: { seen: lines.map(({ key }) => key), chosen: [...chosen] },
  })
  /** Runs the plan; returns what reports its result. */
  const run = async ({ acted, extra, agreement }: Work<T>, watch: (plan: Plan) => void = () => {}) => {
    const plan = createPlan(batchSteps(acted, extra.map(withRefresh), options, tools), {
      atOnce: BATCH_AT_ONCE,
      obstacle: scopeGuard(),
      send: tools.send,
      holdMs: seconds * 1000,
    })
    const report = reporterOf(acted, extra, plan, { say, phrases, removes, tone, failedOn: options.failedOn, tools })
    tools.track?.(plan, report)
    if (plan.steps.length > 1 || plan.holds)
      tools.store?.(plan, targetsOf(acted, extra, { type: tools.type, action: options.id, agreement }))
    watch(plan)
    await plan.run()
    return report
  }
  const showsCode = !confirms && showsCodeFirst()
  const outlook = typeof options.lookAhead === 'function' ? outlookOf() : undefined
  const { data: before } = Agreement.safeParse(tools.agreed)
  const asks = confirms || showsCode
  const still = asks && before ? await stillAgreed(before) : null
  const report =
    asks && !still
      ? await tools.confirm({
          title: say(phrases.title, permitted),
          body: showsCode ? joinNames(permitted, tools) : say(phrases.body, permitted),
          action: formatText(intl, messages.confirm ?? (permitted.length === 1 ? messages.one : messages.other)),
          refuse: messages.refuse && intl.formatMessage(messages.refuse),
          danger: options.danger,
          choices: options.choices,
          about: { type: tools.type, ids: permitted.map(({ id }) => id) },
          inOwnProject:
            options.danger === true && permitted.every((item) => isOwnedBy(tools.project, item, tools.type)),
          stoppable: permitted.length > 1,
          steps: batchSteps(permitted, [], options, tools),
          showsCode,
          undoSeconds: seconds,
          inBackground: seconds > 0,
          outlook: outlook && { ...outlook, chosen: before?.chosen },
          run: (progress, signal, seen) =>
            run(seen ? workOf(seen) : all, (plan) => {
              signal.addEventListener('abort', plan.stop)
              notifyProgress(plan, progress)
            }),
        })
      : await run(still ?? all)
  return report?.() ?? null

  /** What a plan that was interrupted would do now, if that is the same: else, and if much is lost, the user confirms it again. */
  async function stillAgreed(to: Agreement): Promise<Work<T> | null> {
    if (options.choices) return null
    if (!outlook) return all
    const found = await outlook.look()
    const seen = { ...found, ...choiceOf(found, new Set(to.chosen)) }
    return isAgreed(found, to) && seen.blocked.size === 0 && outlook.typed(seen) === null ? workOf(seen) : null
  }

  function outlookOf(): OutlookRequest {
    return {
      items: permitted.map((item) => ({ id: item.id, name: tools.label(item) })),
      look: async () => {
        const { lookAhead } = options
        if (typeof lookAhead !== 'function') throw new Error('Only actions with consequences ask for them')
        return (await lookAhead())(permitted, {
          intl,
          label: tools.label,
          project: tools.project ?? null,
        })
      },
      steps(seen) {
        const { acted, extra } = workOf(seen)
        return batchSteps(acted, extra, options, tools)
      },
      typed: (seen) => typedWord(permitted, seen, tools),
    }
  }
}

/** The step, after which the lists show what it changed. */
function refreshing(step: ExtraStep, apply: (result: ActionResult) => Promise<void>): ExtraStep {
  const { run, undo, changes, deletes } = step
  const refresh = (deleted: boolean) =>
    apply({
      created: [],
      updated: changes ? [changes] : [],
      deleted: deletes && deleted ? [deletes] : [],
      failed: [],
    })
  const and = (act: (send: Call) => Promise<unknown>, deleted: boolean) => async (send: Call) => {
    await act(send)
    void refresh(deleted)
  }
  return { ...step, run: and(run, true), ...(undo && { undo: and(undo, false) }) }
}

function notifyProgress(plan: Plan, progress: Progress): void {
  let last = 0
  plan.subscribe(() => {
    const { counts, total } = plan.view()
    const ended = total - counts.waiting - counts.running
    if (ended !== last) progress((last = ended), total)
  })
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
    help: messages.help ? formatText(intl, messages.help) : '',
  }
}

/** Those of the items that the action may act on, and the others. */
async function splitByPermission<T extends Item>(items: readonly T[], tools: ActionTools<T>) {
  const permits = await Promise.all(items.map((item) => tools.permits(item)))
  return {
    permitted: items.filter((_, index) => permits[index]),
    refused: items.filter((_, index) => !permits[index]),
  }
}
