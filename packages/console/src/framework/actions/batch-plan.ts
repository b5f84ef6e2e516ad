import type { Call } from '../../api/client.ts'
import { planPhrases } from '../plan/plan.messages.ts'
import type { PlanStep } from '../plan/plan.ts'
import type { StepTarget } from '../plan/stored-plans.ts'
import { unlessGone, untilAccepted } from '../plan/until-accepted.ts'
import type { Item } from '../resource/item.ts'
import { formatText } from '../resource/resource-text.ts'
import type { ActionTools } from '../resource/action.ts'
import type { BatchOptions } from './batch-options.ts'
import type { Agreement, ExtraStep, SeenOutlook } from '../resource/consequences.ts'

/** The steps in the order in which they run: what comes before, the items' own, what comes after. */
export function batchSteps<T extends Item>(
  items: readonly T[],
  extra: readonly ExtraStep[],
  options: BatchOptions<T>,
  { intl, label }: Pick<ActionTools<T>, 'intl' | 'label'>,
): PlanStep[] {
  const { perform, removes = false, final = removes } = options
  const action = formatText(intl, options.messages.one)
  const all = extra.filter((step) => step.before)
  const soft = all.filter((step) => !step.final)
  // What cannot be undone is not done for an item whose other obstacles stay.
  const hard = all
    .filter((step) => step.final)
    .map((step) => ({
      ...step,
      needs: [...(step.needs ?? []), ...soft.flatMap(({ id, of }) => (of === step.of ? id : []))],
    }))
  const before = [...soft, ...hard]
  const own = items.map((item): PlanStep => {
    const needs = before.filter(({ of }) => of === item.id).map(({ id }) => id)
    // What was deleted or detached a moment ago may still be there.
    const accepted = (send: Call) => (needs.length > 0 ? untilAccepted(() => perform(item, send)) : perform(item, send))
    return {
      id: item.id,
      label: formatText(intl, options.messages.step ?? planPhrases.step, { action, name: label(item) }),
      needs,
      final,
      run: (send) => (removes ? unlessGone(() => accepted(send)) : accepted(send)),
    }
  })
  const after = extra.filter((step) => !step.before).map((step) => ({ ...step, needs: [step.of] }))
  // What can be undone comes first, also in the list that the user reads.
  return [...before, ...own, ...after]
}

/**
 * What each step acts on, for a plan that is continued in another tab; steps that only prepare others have none, and what
 * is deleted with an item is found again by the agreement, as long as the item is there.
 */
export function targetsOf(
  items: readonly Item[],
  extra: readonly ExtraStep[],
  { type, action, agreement }: { type: string; action: string; agreement: Agreement },
): Map<string, StepTarget> {
  const own = items.map(({ id }) => [id, { type, id, action, details: agreement }] as const)
  const added = extra.flatMap(({ id, of, target }) =>
    target ? [[id, { ...target, action: 'delete', with: of }] as const] : [],
  )
  return new Map<string, StepTarget>([...own, ...added])
}

/** More than this is large: its loss is not noticed too late. */
const LARGE_GIGABYTES = 100
const LARGE_COUNT = 20

/** What the user types before much is lost: the name of the only item, or the number of the items. */
export function typedWord<T extends Item>(
  items: readonly T[],
  { lines, gigabytes, large = false, chosen, blocked }: SeenOutlook,
  { label }: Pick<ActionTools<T>, 'label'>,
): string | null {
  const acted = items.filter(({ id }) => !blocked.has(id))
  const [only] = acted
  const choices = lines.flatMap(({ key, choice }) => (choice && chosen.has(key) ? choice : []))
  const added = choices.reduce((sum, choice) => sum + (choice.gigabytes ?? 0), 0)
  const isLarge =
    large ||
    choices.some((choice) => choice.large) ||
    gigabytes + added >= LARGE_GIGABYTES ||
    acted.length >= LARGE_COUNT
  if (!only || !isLarge) return null
  return acted.length === 1 ? label(only) : String(acted.length)
}
