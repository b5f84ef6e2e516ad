import { Fault } from '../../../core/errors/fault.ts'
import { recordResource } from '../events/record.ts'
import { pluginFor } from '../plugins/registry.ts'
import * as resources from '../resources/store.ts'
import type { ResourceRow } from '../resources/store.ts'
import type { StackRow } from '../stacks/store.ts'
import type { EngineContext } from './context.ts'
import type { Progress } from './converge.ts'
import { settleResource } from './settle.ts'
import { reasonFor, workOn } from './work.ts'

/** Removes resources as far as possible now; each before the ones it requires. */
export function clear(context: EngineContext, stack: StackRow, isUnwanted: (row: ResourceRow) => boolean): Progress {
  for (;;) {
    const rows = resources.listOf(context.db, stack.id)
    const unwanted = rows.filter(isUnwanted)
    if (unwanted.length === 0) return 'done'
    const isNeeded = (row: ResourceRow) =>
      rows.some(
        (other) =>
          other.id !== row.id && other.requires.includes(row.name) && isUnwanted(other) && !isCircle(row, other),
      )
    const isFailed = (row: ResourceRow) =>
      row.traversal === stack.traversal && row.action === 'DELETE' && row.status === 'FAILED'
    const failed = unwanted.find(isFailed)
    const isRemoving = (row: ResourceRow) =>
      row.action === 'DELETE' && row.status === 'IN_PROGRESS' && row.traversal === stack.traversal
    const free = unwanted.filter((row) => (failed ? isRemoving(row) : !isNeeded(row)))
    const gone = free.filter((row) => removeOne(context, stack, row))
    const isBusy = resources
      .listOf(context.db, stack.id)
      .some((row) => row.action === 'DELETE' && row.status === 'IN_PROGRESS')
    if (failed && !isBusy) return { failed: `Resource DELETE failed: ${failed.status_reason}` }
    if (gone.length === 0 && !free.some((row) => isFailed(resources.find(context.db, row.id) ?? row)))
      return 'in progress'
  }
}

/** Rows of two actions can require each other by name; then neither waits. */
const isCircle = (row: ResourceRow, other: ResourceRow) => row.requires.includes(other.name)

/** Returns true once the resource is removed. */
function removeOne(context: EngineContext, stack: StackRow, row: ResourceRow): boolean {
  const isBegun = row.traversal === stack.traversal && row.action === 'DELETE'
  if (isBegun && row.status === 'FAILED') return false
  const removing: ResourceRow = {
    ...row,
    action: 'DELETE',
    status: 'IN_PROGRESS',
    status_reason: 'state changed',
    traversal: stack.traversal,
  }
  if (!isBegun) {
    resources.update(context.db, removing)
    recordResource(context, removing)
  }
  try {
    const plugin = pluginFor(stack, row)
    const isKept = row.deletion_policy === 'Retain' || row.physical_id === null
    const work = workOn(context, stack, removing)
    if (!isBegun && !isKept) plugin?.remove?.(work)
    if (!isKept && plugin?.isGone && !plugin.isGone(work)) return false
    settleResource(context, removing, 'COMPLETE')
    resources.remove(context.db, row.id)
    return true
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    settleResource(context, removing, 'FAILED', reasonFor(error, row.name))
    return false
  }
}
