import { roleEndpoints, roleInferenceEndpoints, type Role } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { queriesOf } from '../../api/lists.ts'
import type { ItemQuery } from '../../api/query.ts'
import { readable } from '../../services/identity/readable.ts'

export interface RoleWithImplied extends Role {
  /** Not in lists. */
  implies?: { id: string; name: string }[]
}

const queries = queriesOf('role', roleEndpoints)

const one = (id: string): ItemQuery<RoleWithImplied> => {
  const { queryKey, queryFn } = queries.one(id)
  return {
    queryKey: [...queryKey, 'with implied'],
    queryFn: async (context) => {
      const [item, inferences] = await Promise.all([
        queryFn(context),
        readable(call(roleInferenceEndpoints.roleInferenceList, {}, { signal: context.signal })),
      ])
      return { ...item, implies: inferences.find(({ prior_role: prior }) => prior.id === item.id)?.implies }
    },
  }
}

export const roleQueries = { ...queries, one }
