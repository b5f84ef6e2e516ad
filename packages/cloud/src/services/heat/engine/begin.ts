import { newUuid } from '../../../core/ids.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { recordStack } from '../events/record.ts'
import * as stacks from '../stacks/store.ts'
import type { StackAction, StackRow } from '../stacks/store.ts'
import type { EngineContext } from './context.ts'

/** Seconds between the request and the first tick. */
const SECONDS_TO_FIRST_TICK = 0.5

/** Starts an action of a stack; the engine continues it in ticks. */
export function begin(context: EngineContext, stack: StackRow, action: StackAction): StackRow {
  const now = context.clock.now()
  const isChange = action === 'UPDATE' || action === 'ROLLBACK' || action === 'DELETE' || action === 'RESTORE'
  const row: StackRow = {
    ...stack,
    action,
    status: 'IN_PROGRESS',
    status_reason: `Stack ${action} started`,
    traversal: newUuid(),
    began_at: now,
    ticks: 0,
    updated_at: isChange ? isoSeconds(now) : stack.updated_at,
  }
  stacks.update(context.db, row)
  recordStack(context, row)
  schedule(context, row, SECONDS_TO_FIRST_TICK)
  return row
}

export interface Tick {
  id: string
  traversal: string
  /** Number of the tick in its action; a stale job has another one and is ignored. */
  number: number
}

export const schedule = ({ scheduleJob }: EngineContext, { id, traversal, ticks }: StackRow, seconds: number): void =>
  scheduleJob(seconds, 'stack-tick', { id, traversal, number: ticks } satisfies Tick)

/** Stores a new stack and starts its creation. */
export function beginNew(context: EngineContext, stack: StackRow): StackRow {
  stacks.insert(context.db, stack)
  return begin(context, stack, 'CREATE')
}
