import type { VolumeGroupType } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { WITH_GROUPS } from './calls.ts'
import { changeMetadata, type MetadataUpdate } from '../../metadata.ts'
import { path } from '../../url.ts'

const specsUrl = (id: string) => path`/group_types/${id}/group_specs`

const calls = resourceCalls<VolumeGroupType>({
  one: 'group_type',
  many: 'group_types',
  at: '/group_types',
  updates: 'PUT',
})

const client = (cinder: ServiceClient) => cinder.withMicroversion(WITH_GROUPS)

export const show = async (cinder: ServiceClient, id: string) => calls.show(await client(cinder), id)

/** GET /group_types, the private ones among them for an administrator. */
export const list = async (cinder: ServiceClient) => calls.list(await client(cinder), { is_public: 'None' })

export interface GroupTypeRequest {
  name: string
  description: string | null
  is_public: boolean
}

/** POST /group_types */
export const create = async (cinder: ServiceClient, type: GroupTypeRequest) => calls.create(await client(cinder), type)

/** PUT /group_types/{id} */
export const update = async (cinder: ServiceClient, id: string, type: Partial<GroupTypeRequest>) =>
  calls.update(await client(cinder), id, type)

/** DELETE /group_types/{id} */
export const remove = async (cinder: ServiceClient, id: string) => calls.remove(await client(cinder), id)

/** GET /group_types/{id}/group_specs */
export async function specs(cinder: ServiceClient, id: string): Promise<Record<string, string>> {
  const { body } = await (await client(cinder)).get(specsUrl(id))
  return objectIn<Record<string, string>>(cinder, body, 'group_specs')
}

export const updateSpecs = async (cinder: ServiceClient, id: string, change: MetadataUpdate) =>
  changeMetadata(await client(cinder), specsUrl(id), 'group_specs', change)
