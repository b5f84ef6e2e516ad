import type { Db } from '../../../core/db.ts'
import * as domains from '../domains/store.ts'
import type { DomainRow } from '../domains/store.ts'
import * as projects from '../projects/store.ts'
import type { ProjectRow } from '../projects/store.ts'
import * as roles from '../roles/store.ts'
import type { RoleRow } from '../roles/store.ts'
import * as store from './store.ts'
import type { ScopeKind } from './store.ts'

/** The roles a user has there, with those they imply, by name. */
export function rolesOn(db: Db, userId: string, scope: ScopeKind, scopeId: string): RoleRow[] {
  const found = new Map<string, RoleRow>()
  for (const { role_id } of store.listOn(db, userId, scope, scopeId)) addImplied(db, role_id, found)
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Adds a role and, transitively, what it implies. */
export function addImplied(db: Db, roleId: string, found: Map<string, RoleRow>): void {
  const role = found.has(roleId) ? undefined : roles.find(db, roleId)
  if (!role) return
  found.set(roleId, role)
  for (const implied of role.implies) addImplied(db, implied, found)
}

/** The enabled projects on which a user has a role. */
export function projectsOf(db: Db, userId: string): ProjectRow[] {
  return scopesOf(db, userId, 'project').flatMap((id) => {
    const project = projects.find(db, id)
    return project?.enabled && domains.find(db, project.domain_id)?.enabled ? [project] : []
  })
}

/** The enabled domains on which a user has a role. */
export function domainsOf(db: Db, userId: string): DomainRow[] {
  return scopesOf(db, userId, 'domain').flatMap((id) => {
    const domain = domains.find(db, id)
    return domain?.enabled ? [domain] : []
  })
}

const scopesOf = (db: Db, userId: string, scope: ScopeKind) => [
  ...new Set(store.listOfUser(db, userId, scope).map((assignment) => assignment.scope_id)),
]
