import { applicationCredentialEndpoints } from '@meridian/contract'
import { query } from '../../api/query.ts'
import { wholeList } from '../../api/whole-list.ts'

/** One's own: the API has nobody else's. */
export const applicationCredentialQueries = {
  list: () => wholeList(applicationCredentialEndpoints.applicationCredentialList),
  one: (id: string) => query(applicationCredentialEndpoints.applicationCredentialView, { params: { id } }),
}
