import { serverGroupEndpoints, type ServerGroup } from '@meridian/contract'
import { queriesOf } from '../../api/lists.ts'
import { deleteAction, createAction } from '../../framework/actions/dialog-action.ts'
import { isUsedUp } from '../../framework/actions/quota-availability.ts'
import { fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn, numberColumn, projectColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { computeQuota } from '../../services/compute/compute-quotas.ts'
import { ServerGroupMembers } from './ServerGroupMembers.tsx'
import { serverGroupManifest as manifest } from './server-group.manifest.ts'
import { policyNames, serverGroupMessages } from './server-group.messages.ts'

const queries = queriesOf('serverGroup', serverGroupEndpoints)

export const serverGroup = defineResource<ServerGroup>(manifest, {
  list: {
    emptyHint: serverGroupMessages.emptyHint,
    query: (_filters, scope) => queries.list(scope === 'admin' ? { all_projects: 'true' } : {}),
  },
  load: queries.one,
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
    numberColumn('members', words.members, ({ members }) => members.length, { priority: 2 }),
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
    deleteAction<ServerGroup>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/compute-look-ahead.ts')).serverGroupLookAhead,
      policy: [['compute', 'os_compute_api:os-server-groups:delete']],
      remove: queries.remove,
    }),
  ],
})
