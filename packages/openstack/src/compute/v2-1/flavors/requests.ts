import type { Flavor } from '@meridian/wire'
import { allPages } from '../../../paging.ts'
import { resourceCalls } from '../../../resource.ts'
import type { ServiceClient } from '../../../service-client.ts'

/** 2.55 has a description, 2.61 the extra specs inside, 2.75 numbers where there were empty strings. */
const TELLING = ['2.55', '2.61', '2.75']

const names = { one: 'flavor', many: 'flavors', updates: 'PUT' } as const
const calls = resourceCalls<Flavor>({ ...names, at: '/flavors' })
const listing = resourceCalls<Flavor>({ ...names, at: '/flavors/detail' })

/** GET /flavors/detail: all pages. Members are shown what they may use whatever `is_public` says. */
export async function list(nova: ServiceClient, isPublic: 'true' | 'false' | 'none'): Promise<Flavor[]> {
  const client = await nova.speaking(TELLING)
  return allPages((marker) => listing.page(client, { is_public: isPublic, marker }))
}

/** GET /flavors/{id} */
export const show = async (nova: ServiceClient, id: string) => calls.show(await nova.speaking(TELLING), id)

export interface FlavorRequest {
  /** Nova makes one up without. */
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
  calls.create(await nova.speaking(TELLING), flavor)

/** DELETE /flavors/{id} */
export const { remove } = calls
