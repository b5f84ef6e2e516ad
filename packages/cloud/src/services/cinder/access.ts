import type { Fault } from '../../core/errors/fault.ts'
import type { Call } from '../../core/service/api.ts'

/** A resource of a project. */
export interface Owned {
  project_id: string
  user_id?: string | null
}

export const isAdmin = (call: Call) => call.may('context_is_admin')

/** The caller's project as policy target; an empty id, which matches nothing, for tokens without a project. */
export const ownTarget = ({ auth }: Call) => ({ project_id: auth.projectId ?? '', user_id: auth.userId })

export const targetOf = ({ project_id, user_id = null }: Owned) => ({ project_id, user_id })

export const projectOf = ({ auth }: Call) => auth.projectId ?? ''

/** Throws `refusal` unless the caller's project owns the row or the caller is an administrator. */
export function visible<T extends Owned>(call: Call, row: T | undefined, refusal: () => Fault): T {
  if (!row || (row.project_id !== projectOf(call) && !isAdmin(call))) throw refusal()
  return row
}

/** Like `visible`, and also authorizes `rule`. */
export function permitted<T extends Owned>(call: Call, row: T | undefined, rule: string, refusal: () => Fault): T {
  const found = visible(call, row, refusal)
  call.authorize(rule, targetOf(found))
  return found
}
