import type { TaskState } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { beginEvent, endEvents, record } from '../instance-actions/record.ts'
import type { ActionName } from '../instance-actions/record.ts'
import type { ServerRow } from './row.ts'
import * as store from './store.ts'

type Context = Pick<Call | Background, 'db' | 'clock'>

/** The payload of a server's job. */
export interface Task {
  serverId: string
  /** The task state that the job belongs to; if it has changed, the job does nothing. */
  during: TaskState
  /** The instance action to complete. */
  actionId: string
}

/** Updates the server. Keeps what other code changed since `row` was read. */
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
  /** The job that continues. */
  job: string
  seconds: number
}

/** Sets the task state, records an event and schedules the job. */
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

/** Without a task. */
export const IDLE = { task_state: null, busy_with: null } as const

/** The server, if it still has this task state. */
export function resumed({ db }: Context, { serverId, during, actionId }: Task): ServerRow | undefined {
  const row = store.find(db, serverId)
  const isAtIt = row?.task_state === during && row.busy_with === actionId
  return isAtIt && !row.deleted ? row : undefined
}

/** Continues with the next task state and job. */
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

/** Completes the task. */
export function finish(context: Background, row: ServerRow, task: Task, changes: Partial<ServerRow>): ServerRow {
  endEvents(context, task.actionId)
  return change(context, row, { ...changes, ...IDLE })
}

/** Fails the task and sets the server to ERROR. */
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
