import {
  cinderQuotaEndpoints,
  imageEndpoints,
  volumeEndpoints,
  volumeSnapshotEndpoints,
  volumeTypeEndpoints,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '../../api/query.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import type { Sources } from './volume-form.ts'

export const SOURCE_QUERIES = {
  snapshots: query(volumeSnapshotEndpoints.snapshotList, { query: { status: 'available' } }),
  images: query(imageEndpoints.imageList, { query: { status: 'active' } }),
  volumes: query(volumeEndpoints.volumeList, { query: { status: 'available' } }),
}

/** What a volume can be made of, of which type, and how much of it there may be; what cannot be had is left out. */
export function useVolumeFacts() {
  const snapshots = useQuery(SOURCE_QUERIES.snapshots)
  const images = useQuery({ ...SOURCE_QUERIES.images, enabled: useServiceEnabled(['image']) ?? false })
  const volumes = useQuery(SOURCE_QUERIES.volumes)
  const types = useQuery(query(volumeTypeEndpoints.volumeTypeList))
  const defaultType = useQuery({ ...query(volumeTypeEndpoints.volumeTypeDefault), retry: false })
  const limits = useQuery({ ...query(cinderQuotaEndpoints.cinderLimits), staleTime: 0 })
  const sources = useMemo(
    (): Sources => ({
      snapshots: snapshots.data?.items ?? [],
      images: images.data?.items ?? [],
      volumes: volumes.data?.items ?? [],
    }),
    [snapshots.data, images.data, volumes.data],
  )
  return {
    sources,
    types: types.data?.items ?? [],
    defaultType: defaultType.data?.name ?? null,
    quota: limits.data ?? null,
    isLoading: [snapshots, images, volumes, types, defaultType, limits].some((one) => one.isLoading),
  }
}

export type VolumeFacts = ReturnType<typeof useVolumeFacts>
