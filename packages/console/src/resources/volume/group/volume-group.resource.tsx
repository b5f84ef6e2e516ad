import { groupCan, isGroupChanging, volumeGroupEndpoints } from '@meridian/contract'
import { Camera, Copy, ListChecks, ListX, Trash2 } from 'lucide-react'
import { call } from '../../../api/client.ts'
import type { Action } from '../../../framework/resource/action.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { createAction, dialogAction, editAction } from '../../../framework/actions/dialog-action.ts'
import { column, fact, fieldColumn, type Column } from '../../../framework/resource/column.ts'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import { idColumn, nameColumn, projectColumn } from '../../../framework/table/common-columns.tsx'
import { words } from '../../../framework/text/common.messages.ts'
import { statusColumn } from '../volume.columns.tsx'
import { volumeGroupManifest as manifest } from './volume-group.manifest.ts'
import {
  groupStatuses,
  removeVolumesMessages,
  volumeGroupFields as fields,
  volumeGroupMessages as messages,
} from './volume-group.messages.ts'
import { groupQueries, type Group } from './volume-group.queries.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const GroupCards = lazyPart(async () => (await import('./GroupCards.tsx')).GroupCards)

const columns: Column<Group>[] = [
  projectColumn(),
  nameColumn(manifest, { search: true }),
  column('description', words.description, ({ description }) => description ?? '', { width: 140, grow: 3 }),
  statusColumn(groupStatuses),
  column('zone', words.availabilityZone, ({ availability_zone: zone }) => zone ?? '', {
    search: true,
    width: 152,
    grow: 0.5,
  }),
  column('types', fields.volumeTypes, ({ typeNames }) => typeNames.join(', '), {
    search: true,
    priority: 2,
    width: 150,
    grow: 2,
  }),
  fieldColumn('hasSnapshots', fields.hasSnapshots, { priority: 2, width: 130, grow: 0.5, format: 'yes-no' }),
]

/** In the order of the menus. */
const actions: Action<Group>[] = [
  createAction(manifest, {
    scopes: ['project'],
    policy: [['volume', 'group:create']],
    dialog: async () => (await import('./CreateGroup.tsx')).CreateGroup,
  }),
  dialogAction<Group>(manifest, 'snapshot', moreWords.createSnapshot, Camera, {
    section: 'copy',
    scopes: ['project'],
    policy: [['volume', 'group:create_group_snapshot']],
    allowed: groupCan.change,
    dialog: async () => (await import('./group-dialogs.tsx')).SnapshotGroup,
  }),
  dialogAction<Group>(manifest, 'manage', messages.manage, ListChecks, {
    section: 'edit',
    policy: [['volume', 'group:update']],
    allowed: groupCan.change,
    dialog: async () => (await import('./ManageVolumes.tsx')).ManageVolumes,
  }),
  editAction<Group>(manifest, {
    section: 'edit',
    policy: [['volume', 'group:update']],
    allowed: groupCan.edit,
    dialog: async () => (await import('./group-dialogs.tsx')).EditGroup,
  }),
  dialogAction<Group>(manifest, 'clone', messages.clone, Copy, {
    section: 'copy',
    scopes: ['project'],
    policy: [['volume', 'group:create']],
    allowed: groupCan.change,
    dialog: async () => (await import('./group-dialogs.tsx')).CloneGroup,
  }),
  batchAction<Group>('remove-volumes', ListX, {
    section: 'end',
    danger: true,
    policy: [['volume', 'group:update']],
    allowed: groupCan.change,
    messages: removeVolumesMessages,
    perform: async ({ id }, send) => {
      // Lists of groups have no volumes.
      const { volumes } = await call(volumeGroupEndpoints.volumeGroupView, { params: { id } })
      if (volumes.length > 0)
        await send(volumeGroupEndpoints.volumeGroupUpdate, { params: { id }, body: { remove_volumes: volumes } })
    },
  }),
  dialogAction<Group>(manifest, 'delete', messages.delete, Trash2, {
    section: 'end',
    danger: true,
    policy: [['volume', 'group:delete']],
    allowed: groupCan.delete,
    look: async (items, tools) =>
      (await import('../../../services/deletion/storage-look-ahead.ts')).volumeGroupLookAhead(items, tools),
    dialog: async () => (await import('./group-dialogs.tsx')).DeleteGroup,
  }),
]

export const volumeGroup = defineResource<Group>(manifest, {
  list: { emptyHint: messages.emptyHint, query: groupQueries.list },
  isTransitional: isGroupChanging,
  load: groupQueries.one,
  columns,
  details: {
    facts: [
      idColumn(),
      fact('groupType', fields.groupType, (group) => group.groupTypeName ?? group.group_type),
      fact('replication', fields.replication, ({ replication_status: status }) => status),
      fact('created', words.created, ({ created_at: at }) => at, { format: 'moment' }),
      fact('projectId', words.projectId, ({ project_id: project }) => project),
    ],
    cards: (group) => <GroupCards group={group} />,
  },
  actions,
})
