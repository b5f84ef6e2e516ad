import {
  volumeGroupEndpoints,
  volumeGroupSnapshotEndpoints,
  volumeGroupTypeEndpoints,
  volumeTypeEndpoints,
  type VolumeGroup,
} from '@meridian/contract'
import { call } from '../../../api/client.ts'
import { wholeList } from '../../../api/lists.ts'
import { pages } from '../../../api/pages.ts'
import { query, queryClient, type ItemQuery, type ListQuery } from '../../../api/query.ts'
import type { Filters } from '../../../framework/resource/column.ts'
import type { PanelScope } from '../../../framework/resource/item.ts'
import { itemsById, joinedOne, joinedPages, orNull } from '../../../api/joined.ts'

/** A group with what its list shows of other items: names where they could be loaded, else ids. */
export interface Group extends VolumeGroup {
  typeNames: string[]
  hasSnapshots: boolean
  /** Only if the group was loaded alone. */
  groupTypeName?: string
}

type Names = ReadonlyMap<string, { name: string }>

const namesOf = (ids: readonly string[], types: Names) => ids.map((id) => types.get(id)?.name ?? id)

const volumeTypes = wholeList(volumeTypeEndpoints.volumeTypeList)

export const groupQueries = {
  list: (filters: Filters, scope?: PanelScope): ListQuery<Group> => {
    const all = scope === 'admin' ? { all_projects: 'true' } : {}
    return joinedPages(
      volumeGroupEndpoints.volumeGroupList,
      { ...filters, ...all },
      async () => {
        const [types, snapshots] = await Promise.all([
          itemsById(volumeTypes),
          itemsById(pages(volumeGroupSnapshotEndpoints.groupSnapshotList, all)),
        ])
        return { types, withSnapshots: new Set(snapshots.values().map(({ group_id: group }) => group)) }
      },
      (group, found): Group => ({
        ...group,
        typeNames: namesOf(group.volume_types, found?.types ?? new Map()),
        hasSnapshots: found?.withSnapshots.has(group.id) ?? false,
      }),
    )
  },
  one: (id: string): ItemQuery<Group> =>
    joinedOne(query(volumeGroupEndpoints.volumeGroupView, { params: { id } }), async (group, signal) => {
      const [types, groupTypes, snapshots] = await Promise.all([
        orNull(queryClient.fetchQuery(volumeTypes)),
        orNull(call(volumeGroupTypeEndpoints.groupTypeList, {}, { signal })),
        orNull(call(volumeGroupSnapshotEndpoints.groupSnapshotList, { query: { group_id: id } }, { signal })),
      ])
      return {
        ...group,
        typeNames: namesOf(group.volume_types, new Map(types?.items.map((type) => [type.id, type]))),
        groupTypeName: groupTypes?.items.find((type) => type.id === group.group_type)?.name,
        hasSnapshots: snapshots?.items.some(({ group_id: of }) => of === id) ?? false,
      }
    }),
}
