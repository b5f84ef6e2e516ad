import { roleAssignmentEndpoints, type RoleAssignment } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { orNull } from '../../api/joined.ts'
import { query, queryClient } from '../../api/query.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { compareText } from '../../framework/text/wording.ts'
import { assignmentMessages } from './identity.messages.ts'

export const ASSIGNMENTS: readonly PolicyRule[] = [['identity', 'identity:list_role_assignments']]

/** Keystone makes the list of a large cloud slowly, and it seldom changes. */
const STALE_MS = 60_000

type Which = 'granted' | 'effective'

const assignmentsOf = (which: Which) =>
  query(roleAssignmentEndpoints.roleAssignmentList, { query: which === 'effective' ? { effective: 'true' } : {} })

/** All role assignments with names, in one call: `effective` are those of users, also by their groups. Null if they cannot be known. */
export const assignmentsOrNull = async (which: Which): Promise<readonly RoleAssignment[] | null> =>
  (await orNull(queryClient.fetchQuery({ ...assignmentsOf(which), staleTime: STALE_MS, meta: { quiet: true } })))
    ?.items ?? null

/** The same as far as they were fetched before, without a request. */
export const cachedAssignments = (which: Which): readonly RoleAssignment[] | null =>
  queryClient.getQueryData<{ items: RoleAssignment[] }>(assignmentsOf(which).queryKey)?.items ?? null

/** The roles on one project or domain, or on the whole cloud. */
export interface RolesOn {
  /** A project or domain; null is the whole cloud. */
  on: string | null
  roles: readonly string[]
  /** On the projects below instead of on itself. */
  isInherited: boolean
}

const scopeOf = ({ scope }: RoleAssignment) => scope.project ?? scope.domain ?? null

/** What each user may, by id, without roles that only follow from others. */
export function rolesByUser(assignments: readonly RoleAssignment[]): ReadonlyMap<string, readonly RolesOn[]> {
  const own = assignments.filter(({ user, implied_by: implied }) => user && !implied)
  return new Map(
    [...Map.groupBy(own, ({ user }) => user?.id ?? '')].map(([user, held]) => [
      user,
      [...Map.groupBy(held, (each) => `${scopeOf(each)?.id} ${each.scope['OS-INHERIT:inherited_to'] ?? ''}`).values()]
        .map((same): RolesOn => {
          const [first] = same
          const scope = first && scopeOf(first)
          return {
            on: scope ? scope.name || scope.id : null,
            roles: [...new Set(same.map(({ role }) => role.name || role.id))].toSorted(compareText),
            isInherited: first?.scope['OS-INHERIT:inherited_to'] !== undefined,
          }
        })
        // The whole cloud first.
        .toSorted((a, b) => Number(b.on === null) - Number(a.on === null) || compareText(a.on ?? '', b.on ?? '')),
    ]),
  )
}

/** `demo (admin, member)` */
export const roleTexts = (intl: IntlShape, held: readonly RolesOn[]): string[] =>
  held.map(({ on, roles, isInherited }) => {
    const scope = on ?? intl.formatMessage(moreWords.allOfTheCloud)
    const below = isInherited ? ` – ${intl.formatMessage(assignmentMessages.inherited)}` : ''
    return `${scope}${below} (${roles.join(', ')})`
  })
