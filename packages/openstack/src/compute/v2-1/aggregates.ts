import type { Aggregate } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

export const { list, show, create, update, remove } = resourceCalls<Aggregate>({
  one: 'aggregate',
  many: 'aggregates',
  at: '/os-aggregates',
  updates: 'PUT',
})

const action = (id: string) => path`/os-aggregates/${id}/action`

/** Sets these keys and keeps the others; null removes a key. */
export const setMetadata = (nova: ServiceClient, id: string, metadata: Record<string, string | null>) =>
  nova.act('POST', action(id), { set_metadata: { metadata } })

export const addHost = (nova: ServiceClient, id: string, host: string) =>
  nova.act('POST', action(id), { add_host: { host } })

export const removeHost = (nova: ServiceClient, id: string, host: string) =>
  nova.act('POST', action(id), { remove_host: { host } })
