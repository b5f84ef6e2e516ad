import type { VolumeType } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { resourceCalls } from '../../resource.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { changeMetadata, type MetadataUpdate } from '../../metadata.ts'
import { path } from '../../url.ts'

const actionUrl = (id: string) => path`/types/${id}/action`
const extraSpecsUrl = (id: string) => path`/types/${id}/extra_specs`

const calls = resourceCalls<VolumeType>({
  one: 'volume_type',
  many: 'volume_types',
  at: '/types',
  updates: 'PUT',
})

/** GET /types: those that the project may use; all of them for administrators. */
export const list = (cinder: ServiceClient): Promise<VolumeType[]> =>
  // Without it, administrators get the public ones alone.
  calls.list(cinder, { is_public: 'None' })

export interface TypeRequest {
  name: string
  description: string | null
  is_public: boolean
}

/** POST /types */
export const create = (cinder: ServiceClient, { is_public: isPublic, ...type }: TypeRequest) =>
  calls.create(cinder, { ...type, 'os-volume-type-access:is_public': isPublic })

/** `default` as an id shows the project's default type. */
export const { show, update, remove } = calls

/** GET /types/{id}/extra_specs */
export async function extraSpecs(cinder: ServiceClient, id: string): Promise<Record<string, string>> {
  const { body } = await cinder.get(extraSpecsUrl(id))
  return objectIn<Record<string, string>>(cinder, body, 'extra_specs')
}

export const updateExtraSpecs = (cinder: ServiceClient, id: string, change: MetadataUpdate) =>
  changeMetadata(cinder, extraSpecsUrl(id), 'extra_specs', change)

/** GET /types/{id}/os-volume-type-access: ids of the projects that may use a private type. */
export async function projects(cinder: ServiceClient, id: string): Promise<string[]> {
  const found = await listAt<{ project_id: string }>(
    cinder,
    path`/types/${id}/os-volume-type-access`,
    'volume_type_access',
  )
  return found.map((one) => one.project_id)
}

export const addProject = (cinder: ServiceClient, id: string, project: string) =>
  cinder.act('POST', actionUrl(id), { addProjectAccess: { project } })

export const removeProject = (cinder: ServiceClient, id: string, project: string) =>
  cinder.act('POST', actionUrl(id), { removeProjectAccess: { project } })
