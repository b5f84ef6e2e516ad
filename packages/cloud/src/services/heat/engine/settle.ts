import { isoSeconds } from '../../../core/time/clock.ts'
import { recordResource, recordStack } from '../events/record.ts'
import * as resources from '../resources/store.ts'
import type { ResourceRow } from '../resources/store.ts'
import * as stacks from '../stacks/store.ts'
import type { Design, StackRow, Status } from '../stacks/store.ts'
import { begin } from './begin.ts'
import type { EngineContext } from './context.ts'

/** Stores the result of an action on a resource, and its event. */
export function settleResource(
  context: EngineContext,
  row: ResourceRow,
  status: Status,
  reason = 'state changed',
): ResourceRow {
  const settled = { ...row, status, status_reason: reason, updated_at: isoSeconds(context.clock.now()) }
  resources.update(context.db, settled)
  recordResource(context, settled)
  return settled
}

const designOf = ({ template, environment, files }: StackRow): Design => ({ template, environment, files })

/** Completes the action. */
export function finish(context: EngineContext, stack: StackRow, suffix = ''): void {
  const isDeleted = stack.action === 'DELETE'
  const row: StackRow = {
    ...stack,
    status: 'COMPLETE',
    status_reason: `Stack ${stack.action} completed successfully${suffix}`,
    previous: designOf(stack),
    deleted_at: isDeleted ? isoSeconds(context.clock.now()) : null,
  }
  stacks.update(context.db, row)
  recordStack(context, row)
}

const EMPTY: Design = {
  template: { heat_template_version: '2021-04-16' },
  environment: { parameters: {}, parameter_defaults: {}, resource_registry: {}, event_sinks: [] },
  files: {},
}

/** Stores the failure of an action; also starts the rollback if it is enabled. */
export function fail(context: EngineContext, stack: StackRow, reason: string): void {
  const failed: StackRow = { ...stack, status: 'FAILED', status_reason: reason }
  stacks.update(context.db, failed)
  recordStack(context, failed)
  const isRolledBack = (stack.action === 'CREATE' || stack.action === 'UPDATE') && !stack.disable_rollback
  if (isRolledBack) rollBack(context, failed)
}

/** Restores the last complete template; an empty one for a new stack. */
export function rollBack(context: EngineContext, stack: StackRow): void {
  begin(context, { ...stack, ...(stack.previous ?? EMPTY) }, 'ROLLBACK')
}
