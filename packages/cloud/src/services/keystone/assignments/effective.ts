import type { Db } from '../../../core/database/db.ts'
import * as domains from '../domains/store.ts'
import type { DomainRow } from '../domains/store.ts'
import { groupIdsOf } from '../groups/store.ts'
import * as projects from '../projects/store.ts'
import type { ProjectRow } from '../projects/store.ts'
import { ancestorsOf, subtreeOf } from '../projects/tree.ts'
import * as roles from '../roles/store.ts'
import type { RoleRow } from '../roles/store.ts'
import * as store from './store.ts'
import type { AssignmentRow, ScopeKind } from './store.ts'

const actorsOf = (db: Db, userId: string) => [userId, ...groupIdsOf(db, userId)]

/** The user's roles in the scope, direct and through groups, with implied ones, sorted by name. */
export function rolesOn(db: Db, userId: string, scope: ScopeKind, scopeId: string): RoleRow[] {
  const actors = actorsOf(db, userId)
  const direct = store.listOn(db, actors, scope, scopeId, false)
  const inherited = scope === 'project' ? inheritedBy(db, actors, scopeId) : []
  const found = new Map<string, RoleRow>()
  for (const { role_id } of [...direct, ...inherited]) addImplied(db, role_id, found)
  const ofTheCloud = [...found.values()].filter((role) => role.domain_id === null)
  return ofTheCloud.toSorted((a, b) => a.name.localeCompare(b.name))
}

function inheritedBy(db: Db, actors: readonly string[], projectId: string): AssignmentRow[] {
  const project = projects.find(db, projectId)
  if (!project) return []
  const above = ancestorsOf(db, project).flatMap(({ id }) => store.listOn(db, actors, 'project', id, true))
  return [...above, ...store.listOn(db, actors, 'domain', project.domain_id, true)]
}

/** Adds a role and, transitively, its implied roles. */
export function addImplied(db: Db, roleId: string, found: Map<string, RoleRow>): void {
  const role = found.has(roleId) ? undefined : roles.find(db, roleId)
  if (!role) return
  found.set(roleId, role)
  for (const implied of role.implies) addImplied(db, implied, found)
}

/** The ids of the projects that an assignment applies to, with inheritance. */
export function scopesOfGrant(db: Db, { scope, scope_id, inherited }: AssignmentRow): string[] {
  if (!inherited) return scope === 'project' ? [scope_id] : []
  const below = scope === 'domain' ? projects.list(db, scope_id) : subtreeOf(db, scope_id)
  return below.map(({ id }) => id)
}

/** The enabled projects in which the user has a role. */
export function projectsOf(db: Db, userId: string): ProjectRow[] {
  const reached = store.listOfActors(db, actorsOf(db, userId)).flatMap((row) => scopesOfGrant(db, row))
  return [...new Set(reached)].flatMap((id) => {
    const project = projects.find(db, id)
    return project?.enabled && domains.find(db, project.domain_id)?.enabled ? [project] : []
  })
}

/** The enabled domains in which the user has a role. */
export function domainsOf(db: Db, userId: string): DomainRow[] {
  const on = store.listOfActors(db, actorsOf(db, userId)).filter((row) => row.scope === 'domain' && !row.inherited)
  return [...new Set(on.map((row) => row.scope_id))].flatMap((id) => {
    const domain = domains.find(db, id)
    return domain?.enabled ? [domain] : []
  })
}
