import type { VolumeMessage } from '@meridian/wire'
import { resourceCalls, type Query } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'

/** 3.5 takes filters. */
const FILTERED = ['3.5', '3.29']

const calls = resourceCalls<VolumeMessage>({ one: 'message', many: 'messages', at: '/messages', updates: 'PUT' })

/** GET /messages: one page. */
export const page = async (cinder: ServiceClient, query: Query) =>
  calls.page(await cinder.withMicroversion(FILTERED), query)

/** DELETE /messages/{id} */
export const remove = async (cinder: ServiceClient, id: string) =>
  calls.remove(await cinder.withMicroversion(FILTERED), id)
