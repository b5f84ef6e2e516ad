import type { ComputeService } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** From 2.53 on a service has an id that is unique across cells. */
const BY_ID = ['2.11', '2.53']

const calls = resourceCalls<ComputeService>({ one: 'service', many: 'services', at: '/os-services', updates: 'PUT' })

/** GET /os-services */
export const list = async (nova: ServiceClient) => calls.list(await nova.withMicroversion(BY_ID))

export interface ServiceChange {
  status?: 'enabled' | 'disabled' | undefined
  disabled_reason?: string | undefined
  forced_down?: boolean | undefined
}

/** DELETE /os-services/{id} */
export const remove = async (nova: ServiceClient, id: string) =>
  (await nova.withMicroversion(BY_ID)).delete(path`/os-services/${id}`)

/** PUT /os-services/{id}: its body has no envelope. */
export const update = async (nova: ServiceClient, id: string, change: ServiceChange) =>
  (await nova.withMicroversion(BY_ID)).act('PUT', path`/os-services/${id}`, change)
