import type { Auth } from '../../../core/auth/auth.ts'
import { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import type { InternalResponse, InternalRequest } from '../../../core/service/internal-request.ts'
import type { Background } from '../../../core/service/service.ts'

/** The user or service in whose name Nova calls other services. */
export interface Requester {
  auth: Auth
  callService: <T>(type: string, request: InternalRequest) => InternalResponse<T>
}

/** Calls as the user of the request. */
export const asCaller = (call: Call): Requester => ({
  auth: call.auth,
  callService: (type, request) => call.callService(type, request),
})

/** Calls as Nova itself, for service-only APIs. */
export const asService = (context: Call | Background): Requester => {
  const auth = context.directory.identity.service()
  return { auth, callService: (type, request) => callServiceOn(context, auth, type, request) }
}

/** Calls as the owner of a resource, in background jobs; as Nova itself if the owner no longer exists. */
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

/** Returns the result of `work`, or of `refused` if the other service returned an error. */
export function catchFault<T, R>(work: () => T, refused: (fault: Fault) => R): T | R {
  try {
    return work()
  } catch (error) {
    if (error instanceof Fault) return refused(error)
    throw error
  }
}
