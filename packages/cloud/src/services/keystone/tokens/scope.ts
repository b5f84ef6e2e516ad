import type { Db } from '../../../core/database/db.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import { rolesOn } from '../assignments/effective.ts'
import { expecting } from '../faults.ts'
import * as projects from '../projects/store.ts'
import * as users from '../users/store.ts'
import { namedDomain } from './find-user.ts'
import type { InDomain, RequestedScope } from './request.ts'
import type { Scope } from './store.ts'

/** The requested scope; undefined if it does not exist. Does not check roles. */
export function resolveScope(db: Db, userId: string, requested: RequestedScope): Scope | undefined {
  if (requested === undefined) return defaultScope(db, userId)
  if (requested === 'unscoped') return { kind: 'unscoped' }
  const named = typeof requested === 'string' ? [] : Object.values(requested).filter((part) => part !== undefined)
  if (typeof requested === 'string' || named.length !== 1) {
    throw badRequest(expecting('project, domain, system or unscoped', 'scope'))
  }
  if (requested.project) return projectScope(db, requested.project)
  if (requested.domain) return scoped('domain', namedDomain(db, requested.domain, 'scope'))
  return requested.system ? { kind: 'system' } : { kind: 'unscoped' }
}

/** The user's default project, if the user has a role in it. */
function defaultScope(db: Db, userId: string): Scope {
  const projectId = users.find(db, userId)?.default_project_id
  const isUsable =
    projectId && projects.find(db, projectId)?.enabled && rolesOn(db, userId, 'project', projectId).length > 0
  return isUsable ? { kind: 'project', id: projectId } : { kind: 'unscoped' }
}

function projectScope(db: Db, project: InDomain): Scope | undefined {
  if (project.id !== undefined) return scoped('project', projects.find(db, project.id))
  if (project.name === undefined) throw badRequest(expecting('id or name', 'project'))
  const domain = namedDomain(db, project.domain, 'project')
  return scoped('project', domain && projects.findByName(db, domain.id, project.name))
}

const scoped = (kind: 'project' | 'domain', row: { id: string } | undefined): Scope | undefined =>
  row && { kind, id: row.id }
