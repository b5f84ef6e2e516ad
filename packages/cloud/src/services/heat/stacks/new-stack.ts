import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/api.ts'
import { projectOf } from '../access.ts'
import { checkedName } from './body.ts'
import type { Wish } from './body.ts'
import type { StackRow } from './store.ts'
import { unbegun } from './unbegun.ts'

/** The stack that somebody wishes for, before anything is done about it. */
export function stackFor(call: Call, wish: Wish): StackRow {
  return {
    ...unbegun(call.clock.now()),
    name: checkedName(wish.name),
    project_id: projectOf(call),
    user_id: call.auth.userId,
    username: call.auth.token.user.name,
    owner_id: null,
    owner_resource: null,
    template: wish.template ?? null,
    environment: wish.environment,
    files: wish.files,
    disable_rollback: wish.disable_rollback ?? true,
    timeout_mins: wish.timeout_mins,
    tags: wish.tags ?? [],
    stack_user_project_id: newHexId(),
  }
}
