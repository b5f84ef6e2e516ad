import type { Auth } from '../../../core/auth/auth.ts'
import { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import type { InternalResponse, InternalRequest } from '../../../core/service/internal-request.ts'
import type { Background } from '../../../core/service/service.ts'

/** Somebody for whom Nova asks the other services. */
export interface Requester {
  auth: Auth
  callService: <T>(type: string, request: InternalRequest) => InternalResponse<T>
}

/** The one whose request this is. */
export const asCaller = (call: Call): Requester => ({
  auth: call.auth,
  callService: (type, request) => call.callService(type, request),
})

/** Nova itself, for what only services may do. */
export const asService = (context: Call | Background): Requester => {
  const auth = context.directory.identity.service()
  return { auth, callService: (type, request) => callServiceOn(context, auth, type, request) }
}

/** The owner of something, after the request; Nova itself where the owner is gone. */
export function asOwner(context: Call | Background, owned: { user_id: string; project_id: string }): Requester {
  const auth = context.directory.identity.actingFor(context.db, owned.user_id, owned.project_id)
  return auth
    ? { auth, callService: (type, request) => callServiceOn(context, auth, type, request) }
    : asService(context)
}

const callServiceOn = <T>(
  context: Call | Background,
  auth: Auth,
  type: string,
  request: InternalRequest,
): InternalResponse<T> =>
  'auth' in context ? context.callService(type, request, auth) : context.callService(auth, type, request)

/** What `work` answers, or what `refused` makes of the other service's refusal. */
export function catchFault<T, R>(work: () => T, refused: (fault: Fault) => R): T | R {
  try {
    return work()
  } catch (error) {
    if (error instanceof Fault) return refused(error)
    throw error
  }
}
