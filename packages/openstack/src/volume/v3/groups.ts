import type { VolumeGroup } from '@meridian/wire'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path, withQuery } from '../../url.ts'
import { cinderCalls, WITH_GROUPS } from './calls.ts'

const groupUrl = (id: string) => path`/groups/${id}`

export interface GroupRequest {
  name: string | null
  description: string | null
  group_type: string
  volume_types: string[]
  availability_zone: string | null
}

type NewGroup = Pick<VolumeGroup, 'id' | 'name'>

const calls = cinderCalls<VolumeGroup, GroupRequest, NewGroup>({
  one: 'group',
  many: 'groups',
  at: '/groups',
  microversions: WITH_GROUPS,
})

/** The response of a create has only id and name. */
export const { page, create } = calls

/** GET /groups/{id}, with the ids of its volumes if Cinder supports that. */
export async function show(cinder: ServiceClient, id: string): Promise<VolumeGroup> {
  const url = withQuery(groupUrl(id), { list_volume: true })
  const { body } = await (await cinder.withMicroversion(WITH_GROUPS)).get(url)
  return objectIn<VolumeGroup>(cinder, body, 'group')
}

export interface GroupSource {
  name: string | null
  description: string | null
  source_group_id?: string
  group_snapshot_id?: string
}

/** POST /groups/action: creates a group with copies of another group's volumes, or from a group snapshot. */
export async function createFromSource(cinder: ServiceClient, source: GroupSource): Promise<NewGroup> {
  const client = await cinder.withMicroversion(WITH_GROUPS)
  const { body } = await client.post('/groups/action', { 'create-from-src': source })
  return objectIn<NewGroup>(cinder, body, 'group')
}

export interface GroupUpdate {
  name?: string
  description?: string
  add_volumes?: string
  remove_volumes?: string
}

/** PUT /groups/{id}; volumes by their ids, separated by commas. */
export const update = async (cinder: ServiceClient, id: string, group: GroupUpdate) =>
  (await cinder.withMicroversion(WITH_GROUPS)).act('PUT', groupUrl(id), { group })

/** A group with volumes is deleted only together with them. */
export const remove = async (cinder: ServiceClient, id: string, withVolumes: boolean) =>
  (await cinder.withMicroversion(WITH_GROUPS)).act('POST', path`/groups/${id}/action`, {
    delete: { 'delete-volumes': withVolumes },
  })
