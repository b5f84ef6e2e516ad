import type { EngineContext } from '../engine/context.ts'
import * as resources from '../resources/store.ts'
import type { StackRow } from '../stacks/store.ts'
import { shownEnvironment } from '../template/environment.ts'
import type { Json } from '../template/json.ts'
import * as store from './store.ts'

/** Completes the snapshot of the stack's action. */
export function complete(context: EngineContext, stack: StackRow): void {
  const row = stack.snapshot_id === null ? undefined : store.find(context.db, stack.snapshot_id)
  if (!row) return
  const status_reason = 'Stack SNAPSHOT completed successfully'
  store.update(context.db, { ...row, status: 'COMPLETE', status_reason, data: dataOf(context, stack) })
}

function dataOf({ db }: EngineContext, stack: StackRow): Json {
  const members = resources.listOf(db, stack.id).map((row) => [
    row.name,
    {
      name: row.name,
      resource_id: row.physical_id,
      type: row.type,
      action: 'SNAPSHOT',
      status: 'COMPLETE',
      metadata: row.metadata,
      resource_data: row.data,
    },
  ])
  return {
    name: stack.name,
    id: stack.id,
    action: 'SNAPSHOT',
    environment: shownEnvironment(stack.environment),
    files: stack.files,
    status: 'COMPLETE',
    template: stack.template,
    resources: Object.fromEntries(members),
    project_id: stack.project_id,
    stack_user_project_id: stack.stack_user_project_id,
    tags: stack.tags,
  }
}
