import type { Db } from '../../core/database/db.ts'
import * as applicationCredentials from './application-credentials/store.ts'
import * as assignments from './assignments/store.ts'
import * as credentials from './credentials/store.ts'
import * as domains from './domains/store.ts'
import * as groups from './groups/store.ts'
import * as limits from './limits/store.ts'
import * as projects from './projects/store.ts'
import * as roles from './roles/store.ts'
import * as tokens from './tokens/store.ts'
import * as trusts from './trusts/store.ts'
import * as users from './users/store.ts'

export function removeUser(db: Db, id: string): void {
  assignments.removeOfActor(db, id)
  groups.removeMembershipsOf(db, id)
  applicationCredentials.removeOfUser(db, id)
  credentials.removeOfUser(db, id)
  trusts.removeOfUser(db, id)
  tokens.removeOfUser(db, id)
  users.remove(db, id)
}

export function removeGroup(db: Db, id: string): void {
  assignments.removeOfActor(db, id)
  groups.removeMembers(db, id)
  groups.remove(db, id)
}

export function removeProject(db: Db, id: string): void {
  assignments.removeOn(db, 'project', id)
  applicationCredentials.removeOfProject(db, id)
  limits.removeOfProject(db, id)
  tokens.removeOfScope(db, id)
  projects.remove(db, id)
}

export function removeRole(db: Db, id: string): void {
  assignments.removeOfRole(db, id)
  applicationCredentials.removeAllWithRole(db, id)
  for (const prior of roles.listImplying(db, id)) {
    roles.update(db, { ...prior, implies: prior.implies.filter((implied) => implied !== id) })
  }
  roles.remove(db, id)
}

/** Also removes everything in the domain. */
export function removeDomain(db: Db, id: string): void {
  for (const user of users.list(db, id)) removeUser(db, user.id)
  for (const group of groups.list(db, id)) removeGroup(db, group.id)
  for (const project of projects.list(db, id)) removeProject(db, project.id)
  for (const role of roles.listIn(db, id)) removeRole(db, role.id)
  assignments.removeOn(db, 'domain', id)
  tokens.removeOfScope(db, id)
  domains.remove(db, id)
}
