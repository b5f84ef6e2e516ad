import { volumeEndpoints, volumeSnapshotEndpoints, type VolumeSnapshot } from '@meridian/contract'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { pages } from '../../../api/pages.ts'
import { query, queryClient, type ItemQuery, type ListQuery } from '../../../api/query.ts'
import type { Filters } from '../../../framework/resource/column.ts'
import { volumeQueries } from '../volume.queries.ts'

/** A snapshot, with what is known of its volume: an extra, without which that goes by its id. */
export interface Snapshot extends VolumeSnapshot {
  volume?: { name: string; bootable: boolean }
}

type Source = { name: string; bootable: string }

const withVolume = (snapshot: VolumeSnapshot, volume: Source | undefined): Snapshot =>
  volume ? { ...snapshot, volume: { name: volume.name, bootable: volume.bootable === 'true' } } : snapshot

async function unlessRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** How old the list of volumes may be that names are taken from. */
const NAMES_KEPT_MS = 30_000

export const snapshotQueries = {
  list: (filters: Filters): ListQuery<Snapshot> => {
    const plain = pages(volumeSnapshotEndpoints.snapshotList, filters)
    return {
      // Beside that of others, whose items know less.
      queryKey: [...plain.queryKey, 'with volumes'],
      queryFn: async (context) => {
        const [list, volumes] = await Promise.all([
          plain.queryFn(context),
          unlessRefused(queryClient.fetchQuery({ ...volumeQueries.list({}), staleTime: NAMES_KEPT_MS })),
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
        const asked = call(volumeEndpoints.volumeView, { params: { id: snapshot.volume_id } }, { signal })
        return withVolume(snapshot, (await unlessRefused(asked)) ?? undefined)
      },
    }
  },
}
