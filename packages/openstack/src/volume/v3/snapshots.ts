import type { VolumeSnapshot } from '@meridian/wire'
import type { ServiceClient } from '../../service-client.ts'
import { cinderCalls, WITH_GROUPS } from './calls.ts'
import { changeMetadata, type MetadataUpdate } from '../../metadata.ts'
import { path } from '../../url.ts'

export interface SnapshotRequest {
  volume_id: string
  name: string | null
  description: string | null
  /** Allows a volume that is in use. */
  force: boolean
  metadata?: Record<string, string>
}

export const { page, show, create, update, remove } = cinderCalls<VolumeSnapshot, SnapshotRequest>({
  one: 'snapshot',
  many: 'snapshots',
  at: '/snapshots',
  microversions: WITH_GROUPS,
})

export const updateMetadata = (cinder: ServiceClient, id: string, change: MetadataUpdate) =>
  changeMetadata(cinder, path`/snapshots/${id}/metadata`, 'metadata', change)

export const resetStatus = (cinder: ServiceClient, id: string, status: string) =>
  cinder.act('POST', path`/snapshots/${id}/action`, { 'os-reset_status': { status } })
