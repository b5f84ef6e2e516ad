import type { Flavor, FlavorAccess } from '@meridian/wire'
import { changeMetadata, type MetadataUpdate } from '../../metadata.ts'
import { listAt } from '../../paging.ts'
import { resourceCalls } from '../../resource.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** 2.55 adds the description, 2.61 embeds the extra specs, 2.75 has numbers instead of empty strings. */
const DETAILED = ['2.55', '2.61', '2.75']

const names = { one: 'flavor', many: 'flavors', updates: 'PUT' } as const
const calls = resourceCalls<Flavor>({ ...names, at: '/flavors' })
const listing = resourceCalls<Flavor>({ ...names, at: '/flavors/detail' })

/** GET /flavors/detail: all pages. Members get the flavors that they may use, whatever `is_public` is. */
export async function list(nova: ServiceClient, isPublic: 'true' | 'false' | 'none'): Promise<Flavor[]> {
  return listing.list(await nova.withMicroversion(DETAILED), { is_public: isPublic })
}

/** GET /flavors/{id} */
export const show = async (nova: ServiceClient, id: string) => calls.show(await nova.withMicroversion(DETAILED), id)

export interface FlavorRequest {
  /** Without it Nova generates one. */
  id?: string
  name: string
  ram: number
  vcpus: number
  disk: number
  'OS-FLV-EXT-DATA:ephemeral': number
  swap: number
  rxtx_factor: number
  'os-flavor-access:is_public': boolean
  description?: string | null
}

/** POST /flavors */
export const create = async (nova: ServiceClient, flavor: FlavorRequest) =>
  calls.create(await nova.withMicroversion(DETAILED), flavor)

/** DELETE /flavors/{id} */
export const { remove } = calls

const extraSpecsUrl = (id: string) => path`/flavors/${id}/os-extra_specs`

/** GET /flavors/{id}/os-extra_specs */
export async function extraSpecs(nova: ServiceClient, id: string): Promise<Record<string, string>> {
  return objectIn<Record<string, string>>(nova, (await nova.get(extraSpecsUrl(id))).body, 'extra_specs')
}

/** DELETE /flavors/{id}/os-extra_specs/{key}, then POST /flavors/{id}/os-extra_specs */
export const updateExtraSpecs = (nova: ServiceClient, id: string, change: MetadataUpdate) =>
  changeMetadata(nova, extraSpecsUrl(id), 'extra_specs', change)

/** GET /flavors/{id}/os-flavor-access: only of a flavor that is not public. */
export const access = (nova: ServiceClient, id: string): Promise<FlavorAccess[]> =>
  listAt(nova, path`/flavors/${id}/os-flavor-access`, 'flavor_access')

const actionUrl = (id: string) => path`/flavors/${id}/action`

/** POST /flavors/{id}/action */
export const addAccess = (nova: ServiceClient, id: string, project: string) =>
  nova.act('POST', actionUrl(id), { addTenantAccess: { tenant: project } })

/** POST /flavors/{id}/action */
export const removeAccess = (nova: ServiceClient, id: string, project: string) =>
  nova.act('POST', actionUrl(id), { removeTenantAccess: { tenant: project } })
