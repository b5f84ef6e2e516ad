import type { Token } from '@meridian/wire'
import type { Auth } from '../../../core/auth/auth.ts'
import { notFound, unauthorized } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call, OpenCall } from '../../../core/service/api.ts'
import type { ApplicationCredentialRow } from '../application-credentials/store.ts'
import { rolesOn } from '../assignments/effective.ts'
import { catalogFor } from '../catalog/catalog.ts'
import { AUTHENTICATION_REQUIRED } from '../faults.ts'
import { authenticate } from './authenticate.ts'
import { identify } from './identify.ts'
import type { Identified } from './identify.ts'
import { satisfies, unauthorizedWithReceipt, rulesFor } from './receipts.ts'
import { AuthRequest } from './request.ts'
import type { RequestedScope } from './request.ts'
import { resolveScope } from './scope.ts'
import * as store from './store.ts'
import type { Scope, TokenRow } from './store.ts'
import { toToken } from './view.ts'

/** A scope without a role is 401, like a wrong password, which hides whether it exists. */
export const issue = (call: OpenCall) => {
  const { db } = call
  const { auth } = call.json(AuthRequest)
  const identified = identify(call, auth.identity)
  const { userId, methods, credential } = identified
  const rules = rulesFor(db, userId)
  if (!satisfies(rules, methods)) return unauthorizedWithReceipt(call, userId, methods, rules)
  const scope = credential ? scopeOf(credential, auth.scope) : resolveScope(db, userId, auth.scope)
  if (!scope) throw unauthorized(AUTHENTICATION_REQUIRED)
  const text = store.newToken()
  const row = rowFor(call, text, identified, scope)
  const token = toToken(db, row)
  if (!token) throw unauthorized(AUTHENTICATION_REQUIRED)
  store.insert(db, row)
  return created({ token: withCatalog(call, token) }, { 'x-subject-token': text })
}

function rowFor({ clock, tokenLifetime }: OpenCall, text: string, identified: Identified, scope: Scope): TokenRow {
  const issued_at = clock.now()
  return {
    id: store.idOf(text),
    user_id: identified.userId,
    scope,
    methods: identified.methods,
    audit_ids: [store.newAuditId(), ...(identified.from?.audit_ids.slice(-1) ?? [])],
    issued_at,
    expires_at: identified.from?.expires_at ?? issued_at + tokenLifetime * 1000,
    ...(identified.credential && { application_credential_id: identified.credential.id }),
  }
}

/** An application credential has the project in which it was created. */
function scopeOf({ project_id: id }: ApplicationCredentialRow, requested: RequestedScope): Scope {
  if (requested === undefined) return id === null ? { kind: 'unscoped' } : { kind: 'project', id }
  const reason = 'Application credentials cannot request a scope.'
  throw unauthorized(`Error authenticating with application credential: ${reason}`)
}

export const show = (call: Call) => {
  const subject = subjectOf(call, 'identity:validate_token')
  return ok({ token: withCatalog(call, subject.token) }, { 'x-subject-token': String(call.headers['x-subject-token']) })
}

export const revoke = (call: Call) => {
  const subject = subjectOf(call, 'identity:revoke_token')
  store.remove(call.db, subject.tokenId)
  return noContent
}

/** The token in X-Subject-Token, if the caller can read it. */
function subjectOf(call: Call, rule: string): Auth {
  const token = call.headers['x-subject-token']
  if (typeof token !== 'string' || token === '') {
    call.authorize(rule) // without a token the caller cannot be its owner
    throw notFound('No token in the request')
  }
  const subject = authenticate(call.db, token, call.clock.now())
  if (!subject)
    throw notFound(store.isLikeToken(token) ? 'Failed to validate token' : 'Could not recognize Fernet token')
  call.authorize(rule, { target: { token: { user_id: subject.userId } } })
  return subject
}

/** Unscoped tokens have no catalog, nor do responses to `?nocatalog`. */
function withCatalog(call: OpenCall, token: Token): Token {
  if (!token.roles || call.query.has('nocatalog')) return token
  return { ...token, catalog: catalogFor(call, token.project?.id ?? null) }
}

/** Whether the user can scope a token to the system. */
export const listSystem = ({ db, auth, baseUrl }: Call) => {
  const has = rolesOn(db, auth.userId, 'system', 'all').length > 0
  return ok({ system: has ? [{ all: true }] : [], links: { self: `${baseUrl}/identity/v3/auth/system` } })
}
