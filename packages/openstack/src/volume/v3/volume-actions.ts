import type { Volume } from '@meridian/wire'
import { changeKeys, type MetadataUpdate } from '../../metadata.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const actionUrl = (id: string) => path`/volumes/${id}/action`

/** From 3.42 on a volume in use can be extended. */
const EXTENDS_IN_USE = ['3.42', '3.60']
/** 3.1 takes the image's visibility and protection. */
const UPLOAD_WITH_VISIBILITY = ['3.1']

const act = (cinder: ServiceClient, id: string, name: string, value: unknown) =>
  cinder.act('POST', actionUrl(id), { [name]: value })

export const setBootable = (cinder: ServiceClient, id: string, bootable: boolean) =>
  act(cinder, id, 'os-set_bootable', { bootable })

export const extend = async (cinder: ServiceClient, id: string, size: number) =>
  act(await cinder.withMicroversion(EXTENDS_IN_USE), id, 'os-extend', { new_size: size })

export const retype = (
  cinder: ServiceClient,
  id: string,
  request: { new_type: string; migration_policy: 'never' | 'on-demand' },
) => act(cinder, id, 'os-retype', request)

/** Reverting exists from 3.40 on. */
export const revert = async (cinder: ServiceClient, id: string, snapshot: string) =>
  act(await cinder.withMicroversion(['3.40']), id, 'revert', { snapshot_id: snapshot })

export const setReadOnly = (cinder: ServiceClient, id: string, readonly: boolean) =>
  act(cinder, id, 'os-update_readonly_flag', { readonly })

/** Cinder removes one key per call. */
export const updateImageMetadata = (cinder: ServiceClient, id: string, { updated, removed }: MetadataUpdate) =>
  changeKeys(removed, {
    remove: (key) => act(cinder, id, 'os-unset_image_metadata', { key }),
    set: Object.keys(updated).length > 0 ? () => act(cinder, id, 'os-set_image_metadata', { metadata: updated }) : null,
    find: () => cinder.get(path`/volumes/${id}`),
  })

export const resetStatus = (cinder: ServiceClient, id: string, status: string) =>
  act(cinder, id, 'os-reset_status', { status })

export const migrate = (
  cinder: ServiceClient,
  id: string,
  request: { host: string; force_host_copy: boolean; lock_volume: boolean },
) => act(cinder, id, 'os-migrate_volume', request)

export const unmanage = (cinder: ServiceClient, id: string) => act(cinder, id, 'os-unmanage', {})

/** POST /os-volume-manage */
export const manage = async (cinder: ServiceClient, request: object): Promise<Volume> =>
  objectIn<Volume>(cinder, (await cinder.post('/os-volume-manage', { volume: request })).body, 'volume')

export const forceDelete = (cinder: ServiceClient, id: string) => act(cinder, id, 'os-force_delete', {})

interface ImageOfVolume {
  image_id: string
  image_name: string
  status: string
}

/** Without a visibility Glance's default applies. */
export interface UploadRequest {
  image_name: string
  disk_format: string
  container_format: string
  force: boolean
  visibility?: string
  protected?: boolean
}

export async function upload(cinder: ServiceClient, id: string, request: UploadRequest): Promise<ImageOfVolume> {
  const client = await cinder.withMicroversion(UPLOAD_WITH_VISIBILITY)
  const { body } = await client.post(actionUrl(id), { 'os-volume_upload_image': request })
  return objectIn<ImageOfVolume>(cinder, body, 'os-volume_upload_image')
}
