import type { RoleAssignment } from '../keystone/role-assignments.ts'
import type { Consequence } from './consequence.ts'

const ADMIN = 'admin'

/** What a role is granted on: its id, its kind and the name by which users know it. */
function scopeOf({ scope: { project, domain, system } }: RoleAssignment) {
  if (project) return { key: `project ${project.id}`, name: project.name || project.id }
  if (domain) return { key: `domain ${domain.id}`, name: domain.name || domain.id }
  return system ? { key: 'system', name: 'system' } : null
}

/** Projects and domains that have no administrator after these assignments are revoked; `all` has the roles `admin`. */
export function revokedConsequences(revoked: readonly RoleAssignment[], all: readonly RoleAssignment[]): Consequence[] {
  const gone = new Set(revoked.map(({ id }) => id))
  const kept = new Set(
    all.filter(({ id, role }) => role.name === ADMIN && !gone.has(id)).map((one) => scopeOf(one)?.key),
  )
  return revoked.flatMap((one): Consequence[] => {
    const scope = scopeOf(one)
    if (one.role.name !== ADMIN || !scope || kept.has(scope.key)) return []
    const [type, holder] = one.user ? (['user', one.user] as const) : (['group', one.group] as const)
    const detail = holder?.name || (holder?.id ?? '')
    return [{ effect: 'affects', reason: 'lastAdmin', of: one.id, type, id: scope.key, name: scope.name, detail }]
  })
}

interface Holder {
  id: string
  name: string
}

/**
 * The roles that go with users or groups. A user who is the only one with the role `admin` on a project or domain leaves it
 * without an administrator. `assignments` has the roles of the deleted, and all admin roles of others.
 */
export function holderConsequences(
  type: 'user' | 'group',
  holders: readonly Holder[],
  assignments: readonly RoleAssignment[],
): Consequence[] {
  const deleted = new Set(holders.map(({ id }) => id))
  const isDeleted = (one: RoleAssignment) => deleted.has(one[type]?.id ?? '')
  const kept = new Set(
    assignments.flatMap((one) => (one.role.name === ADMIN && !isDeleted(one) ? (scopeOf(one)?.key ?? []) : [])),
  )
  return holders.flatMap(({ id: of, name: detail }) => {
    const own = new Map<string, { name: string; isAdmin: boolean }>()
    for (const one of assignments) {
      const scope = scopeOf(one)
      if (one[type]?.id !== of || !scope) continue
      const isAdmin = one.role.name === ADMIN || own.get(scope.key)?.isAdmin === true
      own.set(scope.key, { name: scope.name, isAdmin })
    }
    return [...own].map(([key, { name, isAdmin }]): Consequence => {
      const isLast = isAdmin && !kept.has(key)
      return isLast
        ? { effect: 'affects', reason: 'lastAdmin', of, type, id: key, name, detail }
        : { effect: 'goes', reason: 'rolesOn', of, type, id: key, name }
    })
  })
}
