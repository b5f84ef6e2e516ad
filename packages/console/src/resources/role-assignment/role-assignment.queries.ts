import {
  groupEndpoints,
  roleAssignmentEndpoints,
  roleEndpoints,
  type Grant,
  type RoleAssignment as Listed,
} from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { keyOf, type ItemQuery, type ListQuery } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'
import { namesOf, readable } from '../../services/identity/readable.ts'

export interface RoleAssignment extends Listed {
  /** Names of what a derived assignment comes from. */
  from_group_name?: string
  implied_by_name?: string
  /** It follows from another one, which alone can be revoked. */
  derived: boolean
}

const isInherited = ({ scope }: Listed) => scope['OS-INHERIT:inherited_to'] !== undefined

async function load({ effective }: Filters, signal: AbortSignal): Promise<RoleAssignment[]> {
  const isEffective = effective === 'true'
  const [{ items }, groups, roles] = await Promise.all([
    call(
      roleAssignmentEndpoints.roleAssignmentList,
      { query: isEffective ? { effective } : {} },
      { signal, main: true },
    ),
    isEffective ? readable(call(groupEndpoints.groupList, {}, { signal })) : [],
    isEffective ? readable(call(roleEndpoints.roleList, {}, { signal })) : [],
  ])
  const [groupNames, roleNames] = [namesOf(groups), namesOf(roles)]
  return items.map((item) => ({
    ...item,
    from_group_name: item.from_group && (groupNames.get(item.from_group) ?? item.from_group),
    implied_by_name: item.implied_by && (roleNames.get(item.implied_by) ?? item.implied_by),
    derived: isEffective && Boolean(item.from_group || item.implied_by || isInherited(item)),
  }))
}

const { path } = roleAssignmentEndpoints.roleAssignmentList

export const roleAssignmentQueries = {
  list: (filters: Filters = {}): ListQuery<RoleAssignment> => ({
    queryKey: [...keyOf(roleAssignmentEndpoints.roleAssignmentList, { query: filters }), 'with names'],
    queryFn: async ({ signal }) => ({ items: await load(filters, signal), complete: true }),
  }),
  /** Keystone has no call for one of them. */
  one: (id: string): ItemQuery<RoleAssignment> => ({
    queryKey: [...keyOf(roleAssignmentEndpoints.roleAssignmentList, {}), 'one', id],
    queryFn: async ({ signal }) => {
      const isOne = (item: RoleAssignment) => item.id === id
      const found = (await load({}, signal)).find(isOne) ?? (await load({ effective: 'true' }, signal)).find(isOne)
      if (!found) throw new ApiError('Not found', { reason: 'refused', status: 404, endpoint: path })
      return found
    },
  }),
}

export const grantOf = (item: Listed): Grant => {
  const { role, user, group, scope } = item
  return {
    role_id: role.id,
    user_id: user?.id,
    group_id: group?.id,
    project_id: scope.project?.id,
    domain_id: scope.domain?.id,
    system: scope.system ? true : undefined,
    inherited: isInherited(item),
  }
}
