import { serverEndpoints, serverGroupEndpoints, type Server, type ServerGroup } from '@meridian/contract'
import { cachedItems, itemsOrNull, joinedList, joinedOne } from '../../api/joined.ts'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import { deleteAction, createAction } from '../../framework/actions/dialog-action.ts'
import { isUsedUp } from '../../framework/actions/quota-availability.ts'
import { fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { PanelScope } from '../../framework/resource/item.ts'
import { idColumn, nameColumn, projectColumn } from '../../framework/table/common-columns.tsx'
import { namesColumn } from '../../framework/table/names-column.ts'
import { words } from '../../framework/text/common.messages.ts'
import { computeQuota } from '../../services/compute/compute-quotas.ts'
import { ServerGroupMembers } from './ServerGroupMembers.tsx'
import { serverGroupManifest as manifest } from './server-group.manifest.ts'
import { policyNames, serverGroupMessages } from './server-group.messages.ts'

const queries = queriesOf('serverGroup', serverGroupEndpoints)

/** A group with the names of its members, once they are known. */
type ListedGroup = ServerGroup & { names?: readonly string[] }

const allIn = (scope: PanelScope | undefined) => (scope === 'admin' ? { all_projects: 'true' } : {})
const SCOPES: readonly PanelScope[] = ['admin', 'project']
const serversIn = (scope: PanelScope | undefined) => pages(serverEndpoints.serverList, allIn(scope))

/** Servers of other users, and those that are deleted, have only their ids. */
function withNames(group: ServerGroup, servers: readonly Server[] | null): ListedGroup {
  if (!servers) return group
  const names = new Map(servers.map(({ id, name }) => [id, name || id]))
  return { ...group, names: group.members.map((id) => names.get(id) ?? id) }
}

const cachedServers = () =>
  SCOPES.map((each) => cachedItems(serversIn(each))).find((servers) => servers !== null) ?? null

export const serverGroup = defineResource<ListedGroup>(manifest, {
  list: {
    emptyHint: serverGroupMessages.emptyHint,
    query: (_filters, scope) => joinedList(queries.list(allIn(scope)), () => itemsOrNull(serversIn(scope)), withNames),
  },
  load: (id) => joinedOne(queries.one(id), async (group) => withNames(group, cachedServers())),
  find: { lists: (_text, scope) => [queries.list(allIn(scope))] },
  columns: [
    projectColumn({ search: true }),
    nameColumn(manifest, { search: true }),
    idColumn({ search: true }),
    {
      id: 'policy',
      header: words.policy,
      search: true,
      priority: 1,
      width: 140,
      // Nova's list of policies never has more than one.
      value: ({ policies }) => policies[0] ?? '',
      words: policyNames,
    },
    namesColumn('members', words.members, {
      names: ({ members, names }) => (members.length === 0 ? [] : names),
      // How many there are is known before their names.
      value: ({ members }) => members.length,
      listOnly: false,
      grow: 4,
    }),
  ],
  details: {
    facts: [
      fact('project', words.projectId, ({ project_id: project }) => project),
      fact('user', words.userId, ({ user_id: user }) => user),
    ],
    cards: (group) => <ServerGroupMembers group={group} />,
  },
  actions: [
    createAction(manifest, {
      scopes: ['project'],
      policy: [['compute', 'os_compute_api:os-server-groups:create']],
      availability: computeQuota('server groups', (limits) =>
        isUsedUp(limits.maxServerGroups, limits.totalServerGroupsUsed),
      ),
      dialog: async () => (await import('./CreateServerGroup.tsx')).CreateServerGroup,
    }),
    deleteAction<ListedGroup>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/compute-look-ahead.ts')).serverGroupLookAhead,
      policy: [['compute', 'os_compute_api:os-server-groups:delete']],
      remove: queries.remove,
    }),
  ],
})
