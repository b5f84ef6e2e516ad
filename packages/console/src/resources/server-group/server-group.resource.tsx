import { computeLimitEndpoints, serverGroupEndpoints, type ServerGroup } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { queriesOf } from '../../api/lists.ts'
import { deleteAction, createAction } from '../../framework/actions/dialog-action.ts'
import { isUsedUp, quotaAvailability } from '../../framework/actions/quota-availability.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { ServerGroupMembers } from './ServerGroupMembers.tsx'
import { serverGroupManifest as manifest } from './server-group.manifest.ts'
import { policyNames, serverGroupMessages } from './server-group.messages.ts'
import { usesOf } from '../../services/deletion/uses-of.ts'

const queries = queriesOf('serverGroup', serverGroupEndpoints)

export const serverGroup = defineResource<ServerGroup>(manifest, {
  emptyHint: serverGroupMessages.emptyHint,
  list: () => queries.list(),
  load: queries.one,
  columns: [
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
    {
      id: 'members',
      header: words.members,
      priority: 2,
      align: 'end',
      width: 104,
      grow: 0.5,
      value: ({ members }) => members.length,
      format: 'number',
    },
  ],
  facts: [
    { id: 'project', header: words.projectId, value: ({ project_id: project }) => project },
    { id: 'user', header: words.userId, value: ({ user_id: user }) => user },
  ],
  cards: (group) => <ServerGroupMembers group={group} />,
  actions: [
    createAction(manifest, {
      policy: [['compute', 'os_compute_api:os-server-groups:create']],
      availability: quotaAvailability('server groups', async (signal) => {
        const limits = await call(computeLimitEndpoints.computeLimits, {}, { signal })
        return isUsedUp(limits.maxServerGroups, limits.totalServerGroupsUsed)
      }),
      dialog: async () => (await import('./CreateServerGroup.tsx')).CreateServerGroup,
    }),
    deleteAction<ServerGroup>(manifest, {
      lookAhead: usesOf('compute', 'serverGroupLookAhead'),
      policy: [['compute', 'os_compute_api:os-server-groups:delete']],
      remove: queries.remove,
    }),
  ],
})
