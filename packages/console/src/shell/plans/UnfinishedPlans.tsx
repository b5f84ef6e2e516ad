import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { useActions } from '../../framework/actions/use-actions.ts'
import { handOver } from '../../framework/plan/handed-over.ts'
import { forgetPlan, interruptedPlans, unreadablePlans, type StoredPlan } from '../../framework/plan/stored-plans.ts'
import { unreadablePhrases } from '../../framework/plan/unreadable.messages.ts'
import { useOnce } from '../../framework/plan/use-once.ts'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import { useSession } from '../../framework/session/session.ts'
import { words } from '../../framework/text/common.messages.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { Button } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useOpen } from '../palette/use-open.ts'
import { lookAt, type Rest, type RestInDialog, type RestOfItems, type RestOfPlan } from './look-at.ts'
import { unfinishedPlanMessages as messages, unfinishedPlanPhrases as phrases } from './unfinished-plans.messages.ts'

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
        description={isOffered ? formatMessage(messages.about) : undefined}
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
          {found.map(({ key, title, subject, at, count }) => (
            <li key={key} className="px-3 py-2">
              <p className="font-medium wrap-anywhere">{title}</p>
              <p className="line-clamp-3 text-sm wrap-anywhere text-ink-2">{subject}</p>
              <p className="text-sm text-ink-3">
                {formatMessage(phrases.left, { count })} ·{' '}
                {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
              </p>
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

/** Runs the action on what is left, as if the user had chosen it now: with its confirmation and its consequences. */
function Proceed({ rest: { resource, action, items }, onEnd }: { rest: RestOfItems; onEnd: () => void }) {
  const context = useCellContext(resource.columns)
  const { run } = useActions(resource, context, undefined)
  useOnce(() => {
    // What the state no longer allows, as starting what runs, was done.
    const left = items.filter((item) => action.allowed?.(item, context) ?? true)
    if (left.length === 0) return onEnd()
    void run(action, left).finally(onEnd)
  })
  return null
}
