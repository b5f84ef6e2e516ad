import {
  roleEndpoints,
  roleInferenceEndpoints,
  type Role,
  type RoleAssignment,
  type RoleInference,
} from '@meridian/contract'
import { call } from '../../api/client.ts'
import { itemsOrNull, joinedList } from '../../api/joined.ts'
import { queriesOf } from '../../api/lists.ts'
import { query, type ItemQuery, type ListQuery } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'
import { compareText } from '../../framework/text/wording.ts'
import { readable } from '../../services/identity/readable.ts'
import { assignmentsOrNull, cachedAssignments } from '../../services/identity/roles-held.ts'

export interface RoleWithImplied extends Role {
  /** The roles that it includes; in lists, undefined until they are known. */
  implies?: { id: string; name: string }[]
  /** The names of who has it, in lists; undefined while that is not known. */
  holders?: readonly string[]
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
      // With the holders that a list has shown: a row that was changed keeps them.
      return withKnown(item, [inferences, cachedAssignments('granted')])
    },
  }
}

/** Everybody to whom the role was granted, users before groups. */
export function holdersOf(role: string, assignments: readonly RoleAssignment[]): string[] {
  const own = assignments.filter((each) => each.role.id === role)
  const names = (['user', 'group'] as const).flatMap((kind) =>
    own.flatMap(({ [kind]: holder }) => holder?.name || holder?.id || []).toSorted(compareText),
  )
  return [...new Set(names)]
}

type Known = readonly [inferences: readonly RoleInference[] | null, assignments: readonly RoleAssignment[] | null]

const withKnown = (role: Role, known: Known | null): RoleWithImplied => {
  const [inferences, assignments] = known ?? [null, null]
  return {
    ...role,
    ...(inferences && { implies: inferences.find(({ prior_role: prior }) => prior.id === role.id)?.implies ?? [] }),
    ...(assignments && { holders: holdersOf(role.id, assignments) }),
  }
}

const inferencesQuery = query(roleInferenceEndpoints.roleInferenceList)

export const roleQueries = {
  ...queries,
  /** Without holders, for what only looks for roles. */
  plain: queries.list,
  list: (filters: Filters): ListQuery<RoleWithImplied> =>
    joinedList(
      queries.list(filters),
      (): Promise<Known> => Promise.all([itemsOrNull(inferencesQuery), assignmentsOrNull('granted')]),
      withKnown,
    ),
  one,
}
