import { serverEndpoints, serverGroupEndpoints, type ServerGroup } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { query, type ItemQuery } from '../../api/query.ts'
import { wholeList } from '../../api/whole-list.ts'

interface Member {
  id: string
  /** Null where the server is gone, or another's. */
  name: string | null
}

async function memberOf(id: string, signal: AbortSignal): Promise<Member> {
  try {
    return { id, name: (await call(serverEndpoints.serverView, { params: { id } }, { signal })).name }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { id, name: null }
    throw error
  }
}

export const serverGroupQueries = {
  list: () => wholeList(serverGroupEndpoints.serverGroupList),
  one: (id: string) => query(serverGroupEndpoints.serverGroupView, { params: { id } }),
  /** One by one: a group has few, and Nova cannot be asked for several by their ids. */
  members: ({ members }: ServerGroup): ItemQuery<Member[]> => ({
    queryKey: ['server group members', ...members],
    queryFn: ({ signal }) => Promise.all(members.map((id) => memberOf(id, signal))),
  }),
}
