import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { projectOf } from '../access.ts'
import { checkedName } from './body.ts'
import type { StackRequest } from './body.ts'
import { newStackDefaults } from './store.ts'
import type { StackRow } from './store.ts'

/** The row of a requested stack. */
export function stackFor(call: Call, request: StackRequest): StackRow {
  return {
    ...newStackDefaults(call.clock.now()),
    name: checkedName(request.name),
    project_id: projectOf(call),
    user_id: call.auth.userId,
    username: call.auth.token.user.name,
    owner_id: null,
    owner_resource: null,
    template: request.template ?? null,
    environment: request.environment,
    files: request.files,
    disable_rollback: request.disable_rollback ?? true,
    timeout_mins: request.timeout_mins,
    tags: request.tags ?? [],
    stack_user_project_id: newHexId(),
  }
}
