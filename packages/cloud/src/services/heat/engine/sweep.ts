import { Fault } from '../../../core/errors/fault.ts'
import { recordResource } from '../events/record.ts'
import type { Plugin, Work } from '../plugins/plugin.ts'
import { pluginFor } from '../plugins/registry.ts'
import * as resources from '../resources/store.ts'
import type { ResourceRow } from '../resources/store.ts'
import type { StackRow } from '../stacks/store.ts'
import type { EngineContext } from './context.ts'
import type { Progress } from './converge.ts'
import { settleResource } from './settle.ts'
import { reasonFor, workOn } from './work.ts'

export type Sweep = 'SUSPEND' | 'RESUME' | 'CHECK' | 'SNAPSHOT'

interface Hooks {
  begin?: ((work: Work) => void) | undefined
  isDone?: ((work: Work) => boolean) | undefined
}

function hooksOf(plugin: Plugin | undefined, action: Sweep): Hooks {
  switch (action) {
    case 'SUSPEND':
      return { begin: plugin?.suspend, isDone: plugin?.isSuspended }
    case 'RESUME':
      return { begin: plugin?.resume, isDone: plugin?.isResumed }
    case 'CHECK':
      return { begin: plugin?.check }
    case 'SNAPSHOT':
      return {}
  }
}

/** Runs an action on every resource, in the order of dependencies; SUSPEND in reverse. */
export function sweep(context: EngineContext, stack: StackRow, action: Sweep): Progress {
  const rows = () => resources.listOf(context.db, stack.id)
  const isOpen = (row: ResourceRow) => row.traversal !== stack.traversal || row.status === 'IN_PROGRESS'
  const waitsFor = (row: ResourceRow, other: ResourceRow) =>
    action === 'SUSPEND' ? other.requires.includes(row.name) : row.requires.includes(other.name)
  for (let moved = true; moved;) {
    const free = rows().filter((row) => isOpen(row) && !rows().some((other) => isOpen(other) && waitsFor(row, other)))
    moved = free.map((row) => advanceResource(context, stack, row, action)).some(Boolean)
    const failed = rows().find((row) => row.traversal === stack.traversal && row.status === 'FAILED')
    if (failed) return { failed: `Resource ${action} failed: ${failed.status_reason}` }
  }
  return rows().some(isOpen) ? 'in progress' : 'done'
}

/** Returns true once the action is complete or failed. */
function advanceResource(context: EngineContext, stack: StackRow, row: ResourceRow, action: Sweep): boolean {
  const { begin, isDone } = hooksOf(pluginFor(stack, row), action)
  const isBegun = row.traversal === stack.traversal
  const inProgress: ResourceRow = {
    ...row,
    action,
    status: 'IN_PROGRESS',
    status_reason: 'state changed',
    traversal: stack.traversal,
  }
  if (action === 'CHECK' && !begin) {
    settleResource(context, inProgress, 'COMPLETE', `CHECK not supported for ${row.type}`)
    return true
  }
  if (!isBegun) {
    resources.update(context.db, inProgress)
    recordResource(context, inProgress)
  }
  try {
    const work = workOn(context, stack, inProgress)
    if (!isBegun) begin?.(work)
    if (isDone && !isDone(work)) return false
    settleResource(context, inProgress, 'COMPLETE')
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    settleResource(context, inProgress, 'FAILED', reasonFor(error, row.name))
  }
  return true
}
