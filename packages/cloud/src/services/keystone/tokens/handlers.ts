import type { Token } from '@meridian/wire'
import type { Call, OpenCall } from '../../../core/api.ts'
import type { Auth } from '../../../core/auth.ts'
import { notFound, unauthorized } from '../../../core/fault.ts'
import { created, noContent, ok } from '../../../core/reply.ts'
import { catalogFor } from '../catalog/store.ts'
import { AUTHENTICATION_REQUIRED } from '../faults.ts'
import { authenticate, forgetTokens } from './authenticate.ts'
import { identify } from './identify.ts'
import { AuthRequest } from './request.ts'
import { resolveScope } from './scope.ts'
import * as store from './store.ts'
import { toToken } from './view.ts'

/** A scope that one has no role in is 401, like a wrong password: nothing is said about what exists. */
export const issue = (call: OpenCall) => {
  const { db, clock, tokenLifetime } = call
  const { auth } = call.json(AuthRequest)
  const { userId, methods, from } = identify(call, auth.identity)
  const scope = resolveScope(db, userId, auth.scope)
  if (!scope) throw unauthorized(AUTHENTICATION_REQUIRED)
  const text = store.newToken()
  const issued_at = clock.now()
  const row = {
    id: store.idOf(text),
    user_id: userId,
    scope,
    methods,
    audit_ids: [store.newAuditId(), ...(from?.audit_ids.slice(-1) ?? [])],
    issued_at,
    expires_at: from?.expires_at ?? issued_at + tokenLifetime * 1000,
  }
  const token = toToken(db, row)
  if (!token) throw unauthorized(AUTHENTICATION_REQUIRED)
  store.removeExpired(db, issued_at)
  store.insert(db, row)
  return created({ token: withCatalog(call, token) }, { 'x-subject-token': text })
}

export const show = (call: Call) => {
  const subject = subjectOf(call)
  call.authorize('identity:validate_token', { target: { token: { user_id: subject.userId } } })
  return ok({ token: withCatalog(call, subject.token) }, { 'x-subject-token': String(call.headers['x-subject-token']) })
}

export const revoke = (call: Call) => {
  const subject = subjectOf(call)
  call.authorize('identity:revoke_token', { target: { token: { user_id: subject.userId } } })
  store.remove(call.db, subject.tokenId)
  forgetTokens(call.db)
  return noContent
}

function subjectOf({ headers, db, clock }: Call): Auth {
  const token = headers['x-subject-token']
  if (typeof token !== 'string' || token === '') throw notFound('No token in the request')
  const subject = authenticate(db, token, clock.now())
  if (!subject) throw notFound('Failed to validate token')
  return subject
}

/** Unscoped tokens have no catalogue, and nobody gets one who says `?nocatalog`. */
function withCatalog({ query, services, baseUrl }: OpenCall, token: Token): Token {
  if (!token.roles || query.has('nocatalog')) return token
  return { ...token, catalog: catalogFor(services, baseUrl, token.project?.id ?? null) }
}
