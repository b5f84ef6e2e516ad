import { callFor } from '../../api/client.ts'
import { tabScope } from '../../api/tab-scope.ts'
import type { Trace } from '../../api/trace.ts'
import { postToast, notifyBy } from '../../ui/toast/toast.ts'
import type { Confirm } from '../resource/confirm.ts'
import type { ActionTools } from '../resource/action.ts'
import type { ActionResult } from '../resource/action-result.ts'
import type { Plan } from '../plan/plan.ts'
import type { ItemReference, Item } from '../resource/item.ts'
import { beginActivity, type Awaited, type ActivityHandle } from './activity.ts'

/** An activity is listed after this time, or when it ends. */
const LISTED_AFTER_MS = 400

interface Tracked {
  title: string
  subject: string
  confirm: Confirm
  /** Waits until the changed items leave their transition; returns whether all are well. */
  settle: (references: readonly ItemReference[], handle: ActivityHandle) => Promise<boolean>
  /** Updates the lists after the user has continued a plan that had ended. */
  apply?: (result: ActionResult) => Promise<void>
}

type TrackedTools = Pick<ActionTools<Item>, 'confirm' | 'notify' | 'send'> & Required<Pick<ActionTools<Item>, 'track'>>

/** Runs an action and lists it as an activity from the moment it is confirmed. */
export async function runTracked(
  { title, subject, confirm, settle, apply }: Tracked,
  run: (tools: TrackedTools) => Promise<ActionResult | null>,
): Promise<ActionResult | null> {
  let handle: ActivityHandle | undefined
  let hadError = false
  let plan: Plan | null = null
  const sent: Trace = []
  const begin = (stop?: () => void) =>
    // Work that can be stopped takes long: the browser asks before the page is left.
    (handle ??= beginActivity({ title, subject, stop, plan, sent, holdsPage: stop !== undefined }))
  // While the confirmation is open, nothing is listed.
  const timer = setTimeout(() => void begin(), LISTED_AFTER_MS)
  const tools: TrackedTools = {
    confirm(request) {
      clearTimeout(timer)
      return confirm({
        ...request,
        run(progress, signal, seen) {
          const own = new AbortController()
          const activity = begin(request.stoppable ? () => own.abort() : undefined)
          const report: typeof progress = (done, total) => {
            progress(done, total)
            activity.progress(total > 1 ? (done / total) * 100 : null)
          }
          return request.run(report, AbortSignal.any([signal, own.signal]), seen)
        },
      })
    },
    send: callFor(sent),
    notify: notifyBy((note) => {
      postToast(note)
      hadError ||= note.type === 'danger'
      begin().note(note)
    }),
    track(next, report) {
      plan = next
      handle?.follow(next)
      const finishAgain = async (end: Promise<unknown>) => {
        const activity = begin()
        activity.again()
        hadError = false
        await end
        const result = report()
        await apply?.(result)
        await settled(result, activity, hadError, settle, next)
      }
      next.onContinue((end) => void finishAgain(end))
    },
  }
  try {
    const result = await run(tools)
    if (result) void settled(result, begin(), hadError, settle, plan)
    else if (hadError) begin().end('failed')
    else handle?.drop()
    return result
  } catch (error) {
    handle?.end('failed')
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Waits for all items of the result, then ends the activity. */
export async function settled(
  { created, updated, failed }: ActionResult,
  handle: ActivityHandle,
  hadError: boolean,
  settle: Tracked['settle'],
  plan: Plan | null = null,
): Promise<void> {
  const awaited = { changed: [...created, ...updated], failed, hadError, project: tabScope()?.project ?? '' }
  handle.awaits(awaited)
  await endWhenSettled(awaited, handle, settle, plan)
}

/** Waits for the changed items, then ends the activity. */
export async function endWhenSettled(
  { changed, failed, hadError }: Awaited,
  handle: ActivityHandle,
  settle: Tracked['settle'],
  plan: Plan | null = null,
): Promise<void> {
  const well = changed.length === 0 || (await settle(changed, handle))
  const there = [...changed, ...failed]
  handle.end(
    well && failed.length === 0 && !hadError ? endOf(plan) : 'failed',
    there.length === 1 ? (there[0] ?? null) : null,
  )
}

function endOf(plan: Plan | null): 'done' | 'stopped' | 'undone' {
  const view = plan?.view()
  if (view?.undone) return 'undone'
  return view?.stopped ? 'stopped' : 'done'
}
