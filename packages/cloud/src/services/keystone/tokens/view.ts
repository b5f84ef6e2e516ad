import type { Reference, ScopedReference, Token } from '@meridian/wire'
import type { Db } from '../../../core/database/db.ts'
import { isoMicroseconds } from '../../../core/time/clock.ts'
import * as credentials from '../application-credentials/store.ts'
import { rulesOf } from '../application-credentials/view.ts'
import { rolesOn } from '../assignments/effective.ts'
import * as domains from '../domains/store.ts'
import * as projects from '../projects/store.ts'
import * as users from '../users/store.ts'
import type { Scope, TokenRow } from './store.ts'

/** The current content of a token; undefined if its user or scope is missing or disabled, or has no role. */
export function toToken(db: Db, row: TokenRow): Token | undefined {
  const user = users.find(db, row.user_id)
  const domain = user?.enabled ? enabledDomain(db, user.domain_id) : undefined
  const scope =
    domain && (row.application_credential_id ? credentialScope(db, row) : scopeOf(db, row.user_id, row.scope))
  if (!user || !domain || !scope) return undefined
  return {
    methods: row.methods,
    user: { id: user.id, name: user.name, domain, password_expires_at: user.password_expires_at },
    audit_ids: row.audit_ids,
    expires_at: isoMicroseconds(row.expires_at),
    issued_at: isoMicroseconds(row.issued_at),
    ...scope,
  }
}

function scopeOf(db: Db, userId: string, scope: Scope): Partial<Token> | undefined {
  if (scope.kind === 'unscoped') return {}
  const roles = rolesOn(db, userId, scope.kind, scope.kind === 'system' ? 'all' : scope.id).map(reference)
  if (roles.length === 0) return undefined
  if (scope.kind === 'system') return { system: { all: true }, roles }
  if (scope.kind === 'domain') {
    const domain = enabledDomain(db, scope.id)
    return domain && { domain, roles }
  }
  const project = enabledProject(db, scope.id)
  return project && { project, is_domain: false, roles }
}

/** A token of an application credential has the credential's roles; it is invalid if the user lost one of them. */
function credentialScope(db: Db, row: TokenRow): Partial<Token> | undefined {
  const credential = credentials.find(db, row.application_credential_id ?? '')
  const scope = scopeOf(db, row.user_id, row.scope)
  const roles = scope?.roles?.filter(({ id }) => credential?.role_ids.includes(id)) ?? []
  if (!credential || !scope || roles.length < credential.role_ids.length) return undefined
  const { id, name, unrestricted } = credential
  const rules = rulesOf(db, credential)
  const application_credential = { id, name, restricted: !unrestricted, ...(rules && { access_rules: rules }) }
  return { ...scope, ...(scope.roles && { roles }), application_credential }
}

function enabledDomain(db: Db, id: string): Reference | undefined {
  const row = domains.find(db, id)
  return row?.enabled ? reference(row) : undefined
}

function enabledProject(db: Db, id: string): ScopedReference | undefined {
  const row = projects.find(db, id)
  const domain = row?.enabled ? enabledDomain(db, row.domain_id) : undefined
  return row && domain && { ...reference(row), domain }
}

const reference = ({ id, name }: Reference): Reference => ({ id, name })
