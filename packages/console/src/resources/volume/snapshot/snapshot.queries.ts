import { volumeEndpoints, volumeSnapshotEndpoints, type Volume, type VolumeSnapshot } from '@meridian/contract'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { pages } from '../../../api/pages.ts'
import { query, queryClient, type ItemQuery, type ListQuery } from '../../../api/query.ts'
import type { Filters } from '../../../framework/resource/column.ts'

/** A snapshot with name and bootable flag of its volume, if they could be loaded. */
export interface Snapshot extends VolumeSnapshot {
  volume?: { name: string; bootable: boolean }
}

const withVolume = (snapshot: VolumeSnapshot, volume: Pick<Volume, 'name' | 'bootable'> | null | undefined): Snapshot =>
  volume ? { ...snapshot, volume: { name: volume.name, bootable: volume.bootable === 'true' } } : snapshot

/** The result, or null if the request fails. */
async function orNull<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** The names of volumes come from a list that is at most this old. */
const NAMES_STALE_MS = 30_000

export const snapshotQueries = {
  list: (filters: Filters): ListQuery<Snapshot> => {
    const plain = pages(volumeSnapshotEndpoints.snapshotList, filters)
    return {
      // Not the key of the plain list, whose items have no volume.
      queryKey: [...plain.queryKey, 'with volumes'],
      queryFn: async (context) => {
        const [list, volumes] = await Promise.all([
          plain.queryFn(context),
          orNull(queryClient.fetchQuery({ ...pages(volumeEndpoints.volumeList, {}), staleTime: NAMES_STALE_MS })),
        ])
        const byId = new Map(volumes?.items.map((volume) => [volume.id, volume]))
        return { ...list, items: list.items.map((item) => withVolume(item, byId.get(item.volume_id))) }
      },
    }
  },
  one: (id: string): ItemQuery<Snapshot> => {
    const { queryKey, queryFn } = query(volumeSnapshotEndpoints.snapshotView, { params: { id } })
    return {
      queryKey,
      queryFn: async (context) => {
        const snapshot = await queryFn(context)
        const { signal } = context
        const volume = call(volumeEndpoints.volumeView, { params: { id: snapshot.volume_id } }, { signal })
        return withVolume(snapshot, await orNull(volume))
      },
    }
  },
}
