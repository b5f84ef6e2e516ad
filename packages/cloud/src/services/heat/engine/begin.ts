import { isoSeconds } from '../../../core/clock.ts'
import { newUuid } from '../../../core/ids.ts'
import { recordStack } from '../events/record.ts'
import * as stacks from '../stacks/store.ts'
import type { StackAction, StackRow } from '../stacks/store.ts'
import type { Own } from './own.ts'

/** Seconds until a stack that was told to do something does it. */
const UNTIL_FIRST_LOOK = 0.5

/** Tells a stack to do something; the engine sees to it from then on. */
export function begin(own: Own, stack: StackRow, action: StackAction): StackRow {
  const now = own.clock.now()
  const isChange = action === 'UPDATE' || action === 'ROLLBACK' || action === 'DELETE' || action === 'RESTORE'
  const row: StackRow = {
    ...stack,
    action,
    status: 'IN_PROGRESS',
    status_reason: `Stack ${action} started`,
    traversal: newUuid(),
    began_at: now,
    looks: 0,
    updated_at: isChange ? isoSeconds(now) : stack.updated_at,
  }
  stacks.update(own.db, row)
  recordStack(own, row)
  lookLater(own, row, UNTIL_FIRST_LOOK)
  return row
}

export interface Look {
  id: string
  traversal: string
  /** The how manieth it is: another one that came between them takes its place. */
  number: number
}

export const lookLater = ({ later }: Own, { id, traversal, looks }: StackRow, seconds: number): void =>
  later(seconds, 'stack-look', { id, traversal, number: looks } satisfies Look)

/** Adds a stack and has it made. */
export function beginNew(own: Own, stack: StackRow): StackRow {
  stacks.insert(own.db, stack)
  return begin(own, stack, 'CREATE')
}
