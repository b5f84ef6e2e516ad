import type { Fault } from '../../core/errors/fault.ts'
import type { Call } from '../../core/service/api.ts'

/** Whatever belongs to a project. */
export interface Owned {
  project_id: string
  user_id?: string | null
}

export const isAdmin = (call: Call) => call.may('context_is_admin')

/** The caller's own project as the target of a rule; empty for tokens without one, so that it matches nothing. */
export const ownTarget = ({ auth }: Call) => ({ project_id: auth.projectId ?? '', user_id: auth.userId })

export const targetOf = ({ project_id, user_id = null }: Owned) => ({ project_id, user_id })

/** The project that the caller creates things in. */
export const projectOf = ({ auth }: Call) => auth.projectId ?? ''

/** Others' things do not exist, except for administrators. */
export function visible<T extends Owned>(call: Call, row: T | undefined, refusal: () => Fault): T {
  if (!row || (row.project_id !== projectOf(call) && !isAdmin(call))) throw refusal()
  return row
}

/** As `visible`, for what a rule has to allow. */
export function permitted<T extends Owned>(call: Call, row: T | undefined, rule: string, refusal: () => Fault): T {
  const found = visible(call, row, refusal)
  call.authorize(rule, targetOf(found))
  return found
}
