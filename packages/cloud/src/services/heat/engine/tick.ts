import { Fault } from '../../../core/errors/fault.ts'
import * as resources from '../resources/store.ts'
import type { ResourceRow } from '../resources/store.ts'
import { complete as completeSnapshot } from '../snapshots/complete.ts'
import * as stacks from '../stacks/store.ts'
import type { StackRow } from '../stacks/store.ts'
import { schedule } from './begin.ts'
import type { Tick } from './begin.ts'
import { clear } from './clear.ts'
import type { EngineContext } from './context.ts'
import { converge } from './converge.ts'
import type { Progress } from './converge.ts'
import { modelOf } from './model.ts'
import { fail, finish } from './settle.ts'
import { sweep } from './sweep.ts'

const DEFAULT_TIMEOUT_MINS = 60
const MINUTE_MS = 60_000
const TITLES: Readonly<Partial<Record<StackRow['action'], string>>> = {
  CREATE: 'Create',
  UPDATE: 'Update',
  DELETE: 'Delete',
}

/** One step of a stack's action: does what is possible now, and schedules the next tick until it is complete. */
export function tick(context: EngineContext, { id, traversal, number }: Tick): void {
  const stack = stacks.find(context.db, id)
  if (!stack || stack.traversal !== traversal || stack.ticks !== number || stack.status !== 'IN_PROGRESS') return
  const progress = advance(context, stack)
  if (progress === 'done') return done(context, stack)
  if (progress !== 'in progress') return fail(context, stack, progress.failed)
  const elapsed = Math.max(context.clock.now() - stack.began_at, secondsOf(stack.ticks) * 1000)
  if (elapsed > (stack.timeout_mins ?? DEFAULT_TIMEOUT_MINS) * MINUTE_MS) {
    return fail(context, stack, `${TITLES[stack.action] ?? stack.action} timed out`)
  }
  const seen = { ...stack, ticks: stack.ticks + 1 }
  stacks.update(context.db, seen)
  schedule(context, seen, intervalAt(stack.ticks))
}

function advance(context: EngineContext, stack: StackRow): Progress {
  switch (stack.action) {
    case 'CREATE':
    case 'UPDATE':
    case 'ROLLBACK':
    case 'RESTORE':
      return changed(context, stack)
    case 'DELETE':
      return clear(context, stack, () => true)
    case 'SUSPEND':
    case 'RESUME':
    case 'CHECK':
    case 'SNAPSHOT':
      return sweep(context, stack, stack.action)
  }
}

/** First creates and updates, then removes what is no longer in the template. */
function changed(context: EngineContext, stack: StackRow): Progress {
  try {
    const progress = converge(context, stack)
    if (progress !== 'done') return progress
    const { definitions } = modelOf(stack)
    const isUnwanted = (row: ResourceRow) => row.is_replaced || !definitions.has(row.name)
    return clear(context, stack, isUnwanted)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return { failed: `Resource ${stack.action} failed: ${error.message}` } // an unreadable nested template
  }
}

function done(context: EngineContext, stack: StackRow): void {
  const isUnchecked = ({ status_reason }: ResourceRow) => status_reason.startsWith('CHECK not supported')
  const isPartial = stack.action === 'CHECK' && resources.listOf(context.db, stack.id).some(isUnchecked)
  if (stack.action === 'SNAPSHOT') completeSnapshot(context, stack)
  finish(context, stack, isPartial ? ". 'CHECK' not fully supported (see resources)" : '')
}

const QUICK_TICKS = 20
const LONGEST_INTERVAL = 60

/** Seconds until the next tick: every second at first, then less often. */
const intervalAt = (ticks: number) =>
  ticks < QUICK_TICKS ? 1 : Math.min(2 ** ((ticks - QUICK_TICKS) / 4), LONGEST_INTERVAL)

/** The seconds that a number of ticks take, for a clock that stands still. */
const secondsOf = (ticks: number) =>
  Array.from({ length: ticks }, (_, index) => intervalAt(index)).reduce((total, seconds) => total + seconds, 0)
