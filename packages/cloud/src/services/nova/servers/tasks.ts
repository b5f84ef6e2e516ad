import type { TaskState } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { beginEvent, endEvents, record } from '../instance-actions/record.ts'
import type { ActionName } from '../instance-actions/record.ts'
import type { ServerRow } from './row.ts'
import * as store from './store.ts'

type Context = Pick<Call | Background, 'db' | 'clock'>

/** Work on a server that goes on after the request; what its job gets. */
export interface Task {
  serverId: string
  /** The server is busy with this; when it no longer is, the work is not wanted any more. */
  during: TaskState
  /** Where to write down how it ended. */
  actionId: string
}

/** Writes the changes; the server counts as changed now. What others changed since `row` was read stays. */
export function change({ db, clock }: Context, row: ServerRow, changes: Partial<ServerRow>): ServerRow {
  const current = store.find(db, row.id) ?? row
  const changed = { ...current, ...changes, updated_at: isoSeconds(clock.now()) }
  store.update(db, changed)
  return changed
}

interface Start {
  action: ActionName
  event: string
  during: TaskState
  /** The job that goes on with it. */
  job: string
  seconds: number
}

/** Marks the server as busy, writes down with what, and has the rest done later. */
export function begin(
  call: Call,
  row: ServerRow,
  start: Start,
  more: object = {},
  changes: Partial<ServerRow> = {},
): ServerRow {
  const { action, event, during, job, seconds } = start
  if (row.busy_with !== null) endEvents(call, row.busy_with)
  const actionId = record(call, row.id, action)
  beginEvent(call, actionId, event, row.host)
  const task: Task = { serverId: row.id, during, actionId }
  call.scheduleJob(seconds, job, { ...task, ...more })
  return change(call, row, { ...changes, task_state: during, busy_with: actionId })
}

/** Busy with nothing. */
export const IDLE = { task_state: null, busy_with: null } as const

/** The server, if it still is busy with that. */
export function resumed({ db }: Context, { serverId, during, actionId }: Task): ServerRow | undefined {
  const row = store.find(db, serverId)
  const isAtIt = row?.task_state === during && row.busy_with === actionId
  return isAtIt && !row.deleted ? row : undefined
}

/** The next step: busy with something else, for so long. */
export function proceed(
  context: Call | Background,
  row: ServerRow,
  task: Task,
  next: { during: TaskState; job: string; seconds: number },
  changes: Partial<ServerRow> = {},
): ServerRow {
  context.scheduleJob(next.seconds, next.job, { ...task, during: next.during })
  return change(context, row, { ...changes, task_state: next.during })
}

/** The work is done. */
export function finish(context: Background, row: ServerRow, task: Task, changes: Partial<ServerRow>): ServerRow {
  endEvents(context, task.actionId)
  return change(context, row, { ...changes, ...IDLE })
}

/** The work went wrong in a way that leaves the server unusable. */
export function fail(
  context: Background,
  row: ServerRow,
  task: Task,
  fault: { message: string; details?: string },
  changes: Partial<ServerRow> = {},
): ServerRow {
  endEvents(context, task.actionId, fault.message)
  const created = isoSeconds(context.clock.now())
  return change(context, row, {
    vm_state: 'error',
    ...IDLE,
    ...changes,
    fault: { code: 500, created, message: fault.message, details: fault.details ?? fault.message },
  })
}
