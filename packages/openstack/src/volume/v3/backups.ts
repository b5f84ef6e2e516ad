import type { VolumeBackup } from '@meridian/wire'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { cinderCalls } from './calls.ts'
import { path } from '../../url.ts'

const actionUrl = (id: string) => path`/backups/${id}/action`

/** 3.9 takes updates, 3.18 adds the project, 3.43 the metadata. */
const COMPLETE = ['3.9', '3.18', '3.43', '3.56']

export interface BackupRequest {
  volume_id: string
  name: string
  description: string | null
  container: string | null
  snapshot_id: string | null
  incremental: boolean
  /** Allows a volume that is in use. */
  force: boolean
}

/** The response of a create has only id and name. */
export const { page, show, create, update, remove } = cinderCalls<
  VolumeBackup,
  BackupRequest,
  Pick<VolumeBackup, 'id' | 'name'>
>({ one: 'backup', many: 'backups', at: '/backups', microversions: COMPLETE })

interface Restoring {
  backup_id: string
  volume_id: string
  volume_name: string
}

/** POST /backups/{id}/restore: onto a volume, or into a new one. */
export async function restore(
  cinder: ServiceClient,
  id: string,
  request: { volume_id?: string; name?: string },
): Promise<Restoring> {
  const { body } = await cinder.post(path`/backups/${id}/restore`, { restore: request })
  return objectIn<Restoring>(cinder, body, 'restore')
}

export const resetStatus = (cinder: ServiceClient, id: string, status: string) =>
  cinder.act('POST', actionUrl(id), { 'os-reset_status': { status } })

export const forceDelete = (cinder: ServiceClient, id: string) =>
  cinder.act('POST', actionUrl(id), { 'os-force_delete': {} })
