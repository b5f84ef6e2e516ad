import { userEndpoints } from '@meridian/contract'
import { useQueries } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import { useSession } from '../../../framework/session/session.ts'
import { cockpitMessages } from '../instance-cockpit.messages.ts'

/** The names of users by id: one's own, and those of others if one may read them; else the id. */
export function useUserNames(ids: readonly (string | null)[]): (id: string | null) => string {
  const intl = useIntl()
  const { id: own, username } = useSession()
  const mayRead = usePolicies()([['identity', 'identity:get_user']]) === true
  const others = [...new Set(ids)].filter((id): id is string => id !== null && id !== own)
  const found = useQueries({
    queries: others.map((id) => ({
      ...query(userEndpoints.userView, { params: { id } }),
      enabled: mayRead,
      staleTime: Infinity,
      retry: false,
    })),
  })
  return (id) => {
    if (id === null) return ''
    if (id === own) return intl.formatMessage(cockpitMessages.you, { name: username ?? id })
    return found[others.indexOf(id)]?.data?.name ?? id
  }
}
