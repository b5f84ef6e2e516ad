import { useSearch } from '@tanstack/react-router'
import { Check, Circle, CircleHelp, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { joinNames } from '../../framework/actions/join-names.ts'
import { useActions } from '../../framework/actions/use-actions.ts'
import { handOver } from '../../framework/plan/handed-over.ts'
import { planPhrases } from '../../framework/plan/plan.messages.ts'
import {
  forgetPlan,
  interruptedPlans,
  unreadablePlans,
  type StepsToTell,
  type StoredPlan,
} from '../../framework/plan/stored-plans.ts'
import { unreadablePhrases } from '../../framework/plan/unreadable.messages.ts'
import { useOnce } from '../../framework/plan/use-once.ts'
import type { Item } from '../../framework/resource/item.ts'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import { useSession } from '../../framework/session/session.ts'
import { words } from '../../framework/text/common.messages.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { Button } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useOpen } from '../../framework/link/use-open.ts'
import { lookAt, type Rest, type RestInDialog, type RestOfItems, type RestOfPlan } from './look-at.ts'
import { unfinishedPlanMessages as messages } from './unfinished-plans.messages.ts'

/** Lists plans that ended with a closed tab, and continues them after looking at what was really done. */
export function UnfinishedPlans() {
  const intl = useIntl()
  const { formatMessage } = intl
  const registry = useRegistry()
  const { id: user, project_id: project } = useSession()
  const [found, setFound] = useState<readonly StoredPlan[]>([])
  const [unreadable, setUnreadable] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [rest, setRest] = useState<readonly Rest[]>([])
  useEffect(() => {
    let isHere = true
    void interruptedPlans({ user, project }).then((all) => isHere && setFound(all))
    void unreadablePlans({ user, project }).then((keys) => isHere && setUnreadable(keys))
    return () => void (isHere = false)
  }, [user, project])

  const close = () => {
    setFound([])
    setUnreadable([])
  }
  const discard = () => {
    for (const key of [...found.map((plan) => plan.key), ...unreadable]) forgetPlan(key)
    close()
  }
  const lost = (count: number) => formatMessage(unreadablePhrases.plans, { count })
  const isOffered = found.length > 0
  const isBegun = found.some(({ begun }) => begun)
  const proceed = async () => {
    setBusy(true)
    try {
      const { left, unknown } = await lookAt(
        found.flatMap(({ left: targets }) => targets),
        registry,
      )
      if (unknown > 0) toast.warning(lost(unknown))
      else if (left.length === 0) toast.info(formatMessage(messages.allDone))
      setRest(left)
      discard()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.danger(describeError(intl, error), { requestId: error.requestId })
    } finally {
      setBusy(false)
    }
  }
  const [next, ...later] = rest
  const end = () => setRest(later)
  return (
    <>
      <Dialog
        open={isOffered || unreadable.length > 0}
        onClose={isOffered ? close : discard}
        locked={busy}
        title={formatMessage(messages.title)}
        description={isOffered ? formatMessage(isBegun ? messages.about : messages.aboutNotBegun) : undefined}
        footer={
          isOffered ? (
            <>
              <Button disabled={busy} onClick={discard}>
                {formatMessage(messages.discard)}
              </Button>
              <Button variant="primary" busy={busy} onClick={() => void proceed()}>
                {formatMessage(messages.proceed)}
              </Button>
            </>
          ) : (
            <Button onClick={discard}>{formatMessage(words.close)}</Button>
          )
        }
      >
        {unreadable.length > 0 && <p className={cx(isOffered && 'mb-3')}>{lost(unreadable.length)}</p>}
        <ul className="divide-y divide-line rounded-md border border-line empty:hidden">
          {found.map((plan) => (
            <li key={plan.key} className="px-3 py-2">
              <Interrupted plan={plan} />
            </li>
          ))}
        </ul>
      </Dialog>
      {next &&
        ('dialog' in next ? (
          <OpenDialog key={next.key} rest={next} onEnd={end} />
        ) : 'load' in next ? (
          <Continue key={next.key} rest={next} onEnd={end} />
        ) : (
          <Proceed key={next.key} rest={next} onEnd={end} />
        ))}
    </>
  )
}

/** What the plan was, and what is known of its steps. */
function Interrupted({ plan: { title, subject, at, begun, done, open } }: { plan: StoredPlan }) {
  const intl = useIntl()
  return (
    <>
      <p className="font-medium wrap-anywhere">
        {title}
        <span className="ms-2 text-sm font-normal text-ink-3">
          {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </p>
      <p className="line-clamp-3 text-sm wrap-anywhere text-ink-2">{subject}</p>
      {begun ? (
        <>
          <Steps of={done} title={intl.formatMessage(messages.done, { count: done.count })} icon={Check} />
          <Steps of={open} title={intl.formatMessage(messages.open, { count: open.count })} icon={CircleHelp} />
        </>
      ) : (
        <>
          <p className="text-sm text-ink-3">{intl.formatMessage(messages.notBegun)}</p>
          <Steps of={open} title={intl.formatMessage(messages.planned, { count: open.count })} icon={Circle} />
        </>
      )}
    </>
  )
}

function Steps({ of: { count, labels }, title, icon: Icon }: { of: StepsToTell; title: string; icon: LucideIcon }) {
  const { formatMessage } = useIntl()
  if (count === 0) return null
  return (
    <>
      <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-3">
        <Icon aria-hidden className="size-4 shrink-0" />
        {title}
      </p>
      <ul className="ms-5.5 text-sm wrap-anywhere text-ink-2">
        {labels.map((label, index) => (
          <li key={`${index} ${label}`}>{label}</li>
        ))}
        {count > labels.length && <li>{formatMessage(planPhrases.moreSteps, { count: count - labels.length })}</li>}
      </ul>
    </>
  )
}

/** Opens the dialog of an action, which looks at what is left itself; ends when it is closed. */
function OpenDialog({ rest: { dialog, isPage, target }, onEnd }: { rest: RestInDialog; onEnd: () => void }) {
  const open = useOpen()
  const isOpen = useSearch({ strict: false, select: (search) => 'modal' in search })
  const state = useRef<'new' | 'opening' | 'open'>('new')
  useEffect(() => {
    if (state.current === 'new') {
      state.current = 'opening'
      open(dialog)
      // After the navigation: a page that is open already may navigate on at once.
      handOver(target)
      if (isPage) onEnd()
    } else if (isOpen) state.current = 'open'
    else if (state.current === 'open') onEnd()
  })
  return null
}

/** Continues a plan that has no dialog. */
function Continue({ rest: { load, item, details }, onEnd }: { rest: RestOfPlan; onEnd: () => void }) {
  const [Plan] = useState(() => lazy(async () => ({ default: await load() })))
  return (
    <Suspense>
      <Plan item={item} details={details} onEnd={onEnd} />
    </Suspense>
  )
}

/** Runs the action on what is left; it asks again if it would do more than the user has agreed to. */
function Proceed({ rest: { resource, action, items, agreed }, onEnd }: { rest: RestOfItems; onEnd: () => void }) {
  const context = useCellContext(resource.columns)
  const { run } = useActions(resource, context, undefined)
  useOnce(() => {
    // What the state no longer allows, as starting what runs, was done; or it is too early, as for what is still in use.
    const isAllowed = (item: Item) => action.allowed?.(item, context) ?? true
    const left = items.filter(isAllowed)
    const names = joinNames(
      items.filter((item) => !isAllowed(item)),
      { intl: context.intl, label: resource.label },
    )
    if (names) toast.info(context.intl.formatMessage(messages.notNow, { names }))
    if (left.length === 0) return onEnd()
    void run(action, left, agreed).finally(onEnd)
  })
  return null
}
