import { flavorEndpoints } from '@meridian/contract'
import { query } from '../../api/query.ts'
import { wholeList } from '../../api/whole-list.ts'

export const flavorQueries = {
  list: () => wholeList(flavorEndpoints.flavorList, { get_extras: true }),
  one: (id: string) =>
    query(flavorEndpoints.flavorView, { params: { id }, query: { get_extras: 'true', get_access_list: 'true' } }),
}
