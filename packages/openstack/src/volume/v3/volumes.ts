import type { Volume } from '@meridian/wire'
import type { ServiceClient } from '../../service-client.ts'
import { cinderCalls, WITH_GROUPS } from './calls.ts'
import { changeMetadata, type MetadataUpdate } from '../../metadata.ts'
import { path } from '../../url.ts'

export interface VolumeRequest {
  size: number | null
  name: string | null
  description: string | null
  volume_type: string | null
  snapshot_id: string | null
  source_volid: string | null
  imageRef: string | null
  availability_zone: string | null
  metadata: Record<string, string> | null
  group_id?: string | null
}

const calls = cinderCalls<Volume, Partial<VolumeRequest>>({
  one: 'volume',
  many: 'volumes',
  at: '/volumes',
  microversions: WITH_GROUPS,
})

export const { page, show, update, remove } = calls

/** POST /volumes; for null Cinder chooses. */
export const create = (cinder: ServiceClient, volume: VolumeRequest) =>
  calls.create(cinder, Object.fromEntries(Object.entries(volume).filter(([, value]) => value !== null)))

export const updateMetadata = (cinder: ServiceClient, id: string, change: MetadataUpdate) =>
  changeMetadata(cinder, path`/volumes/${id}/metadata`, 'metadata', change)

/** GET /volumes/{id}/encryption: all values are null or missing if the volume is not encrypted. */
export async function encryption(cinder: ServiceClient, id: string): Promise<Record<string, unknown>> {
  return (await cinder.get<Record<string, unknown>>(path`/volumes/${id}/encryption`)).body
}
