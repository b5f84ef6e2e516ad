import { useCallback, useMemo } from 'react'
import type { IntlShape } from 'react-intl'
import { runTracked } from '../activity/run-tracked.ts'
import { settleBy } from '../activity/settle.ts'
import { checkOf, useKnownOnce, usePolicies, usePolicyStore } from '../policy/policy-store.ts'
import { useAvailability } from '../polling/use-availability.ts'
import { isIn, type CellContext, type Item, type PanelScope } from '../resource/item.ts'
import { useRegistry } from '../resource/registry.ts'
import { formatText } from '../resource/resource-text.ts'
import type { Resource } from '../resource/resource.ts'
import { useServices } from '../session/services.ts'
import { useChangeScope } from '../session/session.ts'
import { actionMessages } from './action.messages.ts'
import { useConfirm } from './ConfirmProvider.tsx'
import type { GlobalAction, LinkAction, RunningAction } from '../resource/action.ts'
import type { ActionResult } from '../resource/action-result.ts'
import { applyResult } from './apply-result.ts'
import { joinNames } from './join-names.ts'
import { isOffered } from './quota-availability.ts'

export type ItemAction<T extends Item> = LinkAction<T> | RunningAction<T>

interface WhyNot {
  reason: string
  /** The reason is a problem of the item itself. */
  ofItem: boolean
}

export interface Actions<T extends Item> {
  /** The actions that are permitted on the item. */
  row(item: T): ItemAction<T>[]
  /** Why a shown action is disabled, or null. */
  whyNot(action: ItemAction<T>, item: T): WhyNot | null
  /** The actions that are permitted on at least one of the items. */
  batch(items: readonly T[]): RunningAction<T>[]
  /** The actions that need no item; until their policies are known, those that may be permitted. */
  global: GlobalAction[]
  isGlobalKnown: boolean
  /** The submenus of the items' menus. */
  groups?: Resource<T>['work']['groups']
  /** Runs the action and updates the lists; null: nothing was done. */
  run(action: RunningAction<T>, items: readonly T[], agreed?: unknown): Promise<ActionResult | null>
}

/**
 * The actions of a resource in one of its panels that state and policy permit. `later` delays their availability
 * queries while the items load; `held` pauses them while a menu is open.
 */
export function useActions<T extends Item>(
  resource: Resource<T>,
  context: CellContext,
  scope: PanelScope | undefined,
  options: { later?: boolean; held?: boolean } = {},
): Actions<T> {
  const policies = usePolicies()
  const serves = useServices()
  const runOf = useActionRunner(context)
  const run = useCallback(
    (action: RunningAction<T>, items: readonly T[], agreed?: unknown) => runOf(resource, action, items, agreed),
    [runOf, resource],
  )

  const here = useMemo(
    () =>
      resource.actions.filter(
        (action) => (!scope || isIn(scope)(action)) && isOffered(action, serves, context.settings),
      ),
    [resource, context.settings, scope, serves],
  )
  const onItems = useMemo(() => here.filter((action): action is ItemAction<T> => !('open' in action)), [here])
  const onNone = useMemo(() => here.filter((action) => 'open' in action), [here])
  const unavailable = useAvailability(onItems, options)
  const isGlobalKnown = useKnownOnce(onNone.map(({ policy = [], target }) => policies(policy, target)))

  return useMemo(() => {
    const permits = (action: ItemAction<T>, item: T) =>
      (action.allowed?.(item, context) ?? true) &&
      policies(action.policy ?? [], targetOf(resource, action, item)) === true
    return {
      row: (item) => onItems.filter((action) => permits(action, item)),
      whyNot: (action, item) => {
        if (action.blocked?.(item, context)) return { reason: blockedText(context.intl), ofItem: true }
        const reason = unavailable(action.id)
        return reason === null ? null : { reason, ofItem: false }
      },
      batch: (items) =>
        onItems
          .filter((action) => 'run' in action)
          .filter((action) => action.batchLabel && items.some((item) => permits(action, item))),
      global: onNone.filter(({ policy = [], target }) => policies(policy, target) ?? !isGlobalKnown),
      isGlobalKnown,
      groups: resource.work.groups,
      run,
    }
  }, [resource, context, onItems, onNone, policies, isGlobalKnown, run, unavailable])
}

/** What a run needs of the type of its items. */
interface Acted<T extends Item> extends Pick<Resource<T>, 'label' | 'policyTarget'> {
  type: string
}

/** Returns a function that runs an action of any type and updates the lists; its result is null if nothing was done. */
export function useActionRunner(context: CellContext) {
  const store = usePolicyStore()
  const confirm = useConfirm()
  const registry = useRegistry()
  const { change: changeScope } = useChangeScope()
  return useCallback(
    async <T extends Item>(resource: Acted<T>, action: RunningAction<T>, items: readonly T[], agreed?: unknown) => {
      const { intl } = context
      const label = (item: T) => resource.label(item)
      const work = {
        title: formatText(intl, (items.length > 1 && action.batchLabel) || action.label),
        subject: joinNames(items, { intl, label }),
        confirm,
        settle: settleBy(registry, intl),
        apply: (result: ActionResult) => applyResult(result, registry),
      }
      return runTracked(work, async (tracked) => {
        const result = await action.run(items, {
          intl,
          type: resource.type,
          label,
          permits: async (item) =>
            (action.allowed?.(item, context) ?? true) &&
            !action.blocked?.(item, context) &&
            (!action.policy || (await store.allows(checkOf(action.policy, targetOf(resource, action, item))))),
          apply: work.apply,
          store: (plan, targets) => {
            const { id: user, project_id: project } = context.session
            const about = { user, project, title: work.title, subject: work.subject }
            void import('../plan/stored-plans.ts').then(({ storePlan }) => storePlan(about, plan, targets))
          },
          agreed,
          project: context.session.project_id,
          changeScope,
          ...tracked,
        })
        if (result) await applyResult(result, registry)
        return result
      })
    },
    [context, store, confirm, registry, changeScope],
  )
}

const blockedText = ({ formatMessage }: IntlShape) =>
  `${formatMessage(actionMessages.blocked)} ${formatMessage(actionMessages.blockedMore)}`

/** The target of the policy rules of an action on an item. */
export const targetOf = <T extends Item>(resource: Acted<T>, { inOwnProject }: ItemAction<T>, item: T) =>
  inOwnProject ? undefined : resource.policyTarget(item)
