import { serverEndpoints, volumeEndpoints, type Server, type Volume } from '@meridian/contract'
import { cachedItems, itemsOrNull, joinedOne, joinedPages } from '../../api/joined.ts'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import type { ListQuery } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'
import type { PanelScope } from '../../framework/resource/item.ts'

const queries = queriesOf('volume', volumeEndpoints, pages)

const SCOPES: readonly PanelScope[] = ['admin', 'project']
const allIn = (scope: PanelScope | undefined) => (scope === 'admin' ? { all_projects: 'true' } : {})
const serversIn = (scope: PanelScope | undefined) => pages(serverEndpoints.serverList, allIn(scope))

/** Cinder has only the ids of the servers that a volume is attached to. */
export function withServers(volume: Volume, servers: ReadonlyMap<string, string> | null): Volume {
  if (!servers || volume.attachments.length === 0) return volume
  const attachments = volume.attachments.map((each) => ({
    ...each,
    instance_name: each.instance_name || servers.get(each.server_id ?? ''),
  }))
  return { ...volume, attachments }
}

const namesOf = (servers: readonly Server[] | null) => servers && new Map(servers.map(({ id, name }) => [id, name]))

export const volumeQueries = {
  ...queries,
  /** Without names of servers, for what only looks for volumes. */
  plain: (filters: Filters, scope?: PanelScope): ListQuery<Volume> => queries.list({ ...filters, ...allIn(scope) }),
  list: (filters: Filters, scope?: PanelScope): ListQuery<Volume> =>
    joinedPages(
      volumeEndpoints.volumeList,
      { ...filters, ...allIn(scope) },
      async (volumes) =>
        volumes.some(({ attachments }) => attachments.length > 0) ? namesOf(await itemsOrNull(serversIn(scope))) : null,
      withServers,
    ),
  /** With the names that a list has shown: a row that was changed keeps them. */
  one: (id: string) =>
    joinedOne(queries.one(id), async (volume) =>
      withServers(
        volume,
        namesOf(SCOPES.map((each) => cachedItems(serversIn(each))).find((found) => found !== null) ?? null),
      ),
    ),
}
