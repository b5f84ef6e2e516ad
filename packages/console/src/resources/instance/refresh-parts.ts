import type { Endpoint } from '@meridian/contract'
import { keyOf, queryClient } from '../../api/query.ts'

/** What hangs on a server is read anew wherever it is shown. */
export const refreshParts = (endpoint: Endpoint, id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(endpoint, { params: { id } }) })
