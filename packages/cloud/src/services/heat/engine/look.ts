import { Fault } from '../../../core/fault.ts'
import * as resources from '../resources/store.ts'
import type { ResourceRow } from '../resources/store.ts'
import { complete as completeSnapshot } from '../snapshots/complete.ts'
import * as stacks from '../stacks/store.ts'
import type { StackRow } from '../stacks/store.ts'
import { lookLater } from './begin.ts'
import type { Look } from './begin.ts'
import { clear } from './clear.ts'
import { converge } from './converge.ts'
import type { Progress } from './converge.ts'
import { modelOf } from './model.ts'
import type { Own } from './own.ts'
import { fail, finish } from './settle.ts'
import { sweep } from './sweep.ts'

const DEFAULT_TIMEOUT_MINS = 60
const MINUTE_MS = 60_000
const TITLES: Readonly<Partial<Record<StackRow['action'], string>>> = {
  CREATE: 'Create',
  UPDATE: 'Update',
  DELETE: 'Delete',
}

/** Looks after a stack that is at something: does what can be done by now, and comes back while there is more to do. */
export function look(own: Own, { id, traversal, number }: Look): void {
  const stack = stacks.find(own.db, id)
  if (!stack || stack.traversal !== traversal || stack.looks !== number || stack.status !== 'IN_PROGRESS') return
  const progress = advance(own, stack)
  if (progress === 'done') return done(own, stack)
  if (progress !== 'going on') return fail(own, stack, progress.failed)
  const elapsed = Math.max(own.clock.now() - stack.began_at, secondsOf(stack.looks) * 1000)
  if (elapsed > (stack.timeout_mins ?? DEFAULT_TIMEOUT_MINS) * MINUTE_MS) {
    return fail(own, stack, `${TITLES[stack.action] ?? stack.action} timed out`)
  }
  const seen = { ...stack, looks: stack.looks + 1 }
  stacks.update(own.db, seen)
  lookLater(own, seen, intervalAt(stack.looks))
}

function advance(own: Own, stack: StackRow): Progress {
  switch (stack.action) {
    case 'CREATE':
    case 'UPDATE':
    case 'ROLLBACK':
    case 'RESTORE':
      return changed(own, stack)
    case 'DELETE':
      return clear(own, stack, () => true)
    case 'SUSPEND':
    case 'RESUME':
    case 'CHECK':
    case 'SNAPSHOT':
      return sweep(own, stack, stack.action)
  }
}

/** First everything that is wanted, then away with what is not. */
function changed(own: Own, stack: StackRow): Progress {
  try {
    const progress = converge(own, stack)
    if (progress !== 'done') return progress
    const { definitions } = modelOf(stack)
    const isUnwanted = (row: ResourceRow) => row.is_replaced || !definitions.has(row.name)
    return clear(own, stack, isUnwanted)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return { failed: `Resource ${stack.action} failed: ${error.message}` } // a nested template that cannot be read
  }
}

function done(own: Own, stack: StackRow): void {
  const isUnchecked = ({ status_reason }: ResourceRow) => status_reason.startsWith('CHECK not supported')
  const isPartial = stack.action === 'CHECK' && resources.listOf(own.db, stack.id).some(isUnchecked)
  if (stack.action === 'SNAPSHOT') completeSnapshot(own, stack)
  finish(own, stack, isPartial ? ". 'CHECK' not fully supported (see resources)" : '')
}

const QUICK_LOOKS = 20
const LONGEST_INTERVAL = 60

/** Seconds until the next look: a while every second, then less and less often. */
const intervalAt = (looks: number) =>
  looks < QUICK_LOOKS ? 1 : Math.min(2 ** ((looks - QUICK_LOOKS) / 4), LONGEST_INTERVAL)

/** What a number of looks has taken, for clocks that do not move. */
const secondsOf = (looks: number) =>
  Array.from({ length: looks }, (_, index) => intervalAt(index)).reduce((total, seconds) => total + seconds, 0)
