import { volumeEndpoints, volumeSnapshotEndpoints, type Volume, type VolumeSnapshot } from '@meridian/contract'
import { call } from '../../../api/client.ts'
import { pages } from '../../../api/pages.ts'
import { query, type ItemQuery, type ListQuery } from '../../../api/query.ts'
import type { PanelScope } from '../../../framework/resource/item.ts'
import type { Filters } from '../../../framework/resource/column.ts'
import { itemsById, joinedOne, joinedPages, orNull } from '../../../api/joined.ts'

/** A snapshot with name, bootable flag and host of its volume, if they could be loaded. */
export interface Snapshot extends VolumeSnapshot {
  volume?: { name: string; bootable: boolean; host: string | null }
}

const withVolume = (
  snapshot: VolumeSnapshot,
  volume: Pick<Volume, 'name' | 'bootable' | 'os-vol-host-attr:host'> | null | undefined,
): Snapshot =>
  volume
    ? {
        ...snapshot,
        volume: {
          name: volume.name,
          bootable: volume.bootable === 'true',
          host: volume['os-vol-host-attr:host'],
        },
      }
    : snapshot

export const snapshotQueries = {
  list: (filters: Filters, scope?: PanelScope): ListQuery<Snapshot> => {
    const all = scope === 'admin' ? { all_projects: 'true' } : {}
    return joinedPages(
      volumeSnapshotEndpoints.snapshotList,
      { ...filters, ...all },
      () => itemsById(pages(volumeEndpoints.volumeList, all)),
      (snapshot, volumes) => withVolume(snapshot, volumes?.get(snapshot.volume_id)),
    )
  },
  one: (id: string): ItemQuery<Snapshot> =>
    joinedOne(query(volumeSnapshotEndpoints.snapshotView, { params: { id } }), async (snapshot, signal) =>
      withVolume(
        snapshot,
        await orNull(call(volumeEndpoints.volumeView, { params: { id: snapshot.volume_id } }, { signal })),
      ),
    ),
}
