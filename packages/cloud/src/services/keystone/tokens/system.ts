import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { rolesOn } from '../assignments/effective.ts'

/** Whether the token's user could take the whole cloud as a scope. */
export const listSystem = ({ db, auth, baseUrl }: Call) => {
  const has = rolesOn(db, auth.userId, 'system', 'all').length > 0
  return ok({ system: has ? [{ all: true }] : [], links: { self: `${baseUrl}/identity/v3/auth/system` } })
}
