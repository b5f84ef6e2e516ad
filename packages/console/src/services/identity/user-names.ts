import { userEndpoints } from '@meridian/contract'
import { useQueries } from '@tanstack/react-query'
import { queryOnce } from '../../api/query.ts'
import { useSession } from '../../framework/session/session.ts'

/** More names are not requested at once. */
const MOST = 12

/**
 * Returns a function for a user's name; undefined while it is unknown, and for members, who may see only their own.
 */
export function useUserNames(ids: readonly (string | null)[]): (id: string | null) => string | undefined {
  const { id: own, username, is_superuser: maySee } = useSession()
  const others = [...new Set(ids)].filter((id) => id !== null && id !== own).slice(0, MOST)
  const found = useQueries({
    queries: maySee ? others.map((id) => queryOnce(userEndpoints.userView, { params: { id: id ?? '' } })) : [],
  })
  return (id) => (id === own ? username : found.find(({ data }) => data?.id === id)?.data?.name)
}
