import { scopeEndpoints, type Scopes } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../api/api-error.ts'
import { query } from '../../api/query.ts'

const NOWHERE: Scopes = { projects: [], domains: [] }

interface OwnScopes {
  scopes: Scopes
  /** They are loaded. */
  known: boolean
  error: ApiError | null
}

/** The projects and domains that the user may work in; fetched only if `wanted`. */
export function useOwnScopes(wanted: boolean): OwnScopes {
  const { data, error } = useQuery({ ...query(scopeEndpoints.scopeList), enabled: wanted })
  return { scopes: data ?? NOWHERE, known: data !== undefined, error }
}
