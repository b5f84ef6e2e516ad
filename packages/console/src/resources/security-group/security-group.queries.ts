import {
  portEndpoints,
  securityGroupEndpoints,
  serverEndpoints,
  type Port,
  type SecurityGroup,
  type Server,
} from '@meridian/contract'
import { cachedItems, itemsOrNull, joinedOne, joinedPages } from '../../api/joined.ts'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import type { ListQuery } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'
import type { PanelScope } from '../../framework/resource/item.ts'
import { usersOf, type GroupUser } from './editor/group-users.ts'

/** A group with who is in it; without `users` that is not known. */
export type ListedGroup = SecurityGroup & { users?: readonly GroupUser[] }

const queries = queriesOf('securityGroup', securityGroupEndpoints, pages)

/** The API lists the user's own project unless all projects are requested. */
const projectsOf = (scope: PanelScope | undefined) => (scope === 'admin' ? { all_projects: 'true' } : {})
const listed = (filters: Filters, scope: PanelScope | undefined) => ({
  sort_key: 'name',
  sort_dir: 'asc',
  ...filters,
  ...projectsOf(scope),
})

const SCOPES: readonly PanelScope[] = ['admin', 'project']
const portsIn = (scope: PanelScope | undefined) => pages(portEndpoints.portList, projectsOf(scope))
const serversIn = (scope: PanelScope | undefined) => pages(serverEndpoints.serverList, projectsOf(scope))

/** Adds its users to a group; unchanged if the ports are not known. */
function joinUsers(ports: readonly Port[] | null, servers: readonly Server[] | null) {
  const names = new Map(servers?.map(({ id, name }) => [id, name]))
  const portsOf = new Map<string, Port[]>()
  for (const port of ports ?? [])
    for (const group of port.security_groups) {
      const own = portsOf.get(group) ?? []
      portsOf.set(group, own)
      own.push(port)
    }
  return (group: SecurityGroup): ListedGroup =>
    ports ? { ...group, users: usersOf(portsOf.get(group.id) ?? [], group.id, (id) => names.get(id)) } : group
}

export const groupQueries = {
  ...queries,
  /** Without users, for what only looks for groups. */
  plain: (filters: Filters, scope?: PanelScope): ListQuery<ListedGroup> => queries.list(listed(filters, scope)),
  list: (filters: Filters, scope?: PanelScope): ListQuery<ListedGroup> =>
    joinedPages(
      securityGroupEndpoints.securityGroupList,
      listed(filters, scope),
      async () => joinUsers(...(await Promise.all([itemsOrNull(portsIn(scope)), itemsOrNull(serversIn(scope))]))),
      (group, join) => join?.(group) ?? group,
    ),
  /** With the users that a list has shown: a row that was changed keeps them. */
  one: (id: string) =>
    joinedOne(queries.one(id), async (group): Promise<ListedGroup> => {
      const scope = SCOPES.find((each) => cachedItems(portsIn(each)) !== null)
      return joinUsers(cachedItems(portsIn(scope)), cachedItems(serversIn(scope)))(group)
    }),
}
