import type { InstanceAction } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** 2.21 includes deleted servers, 2.51 shows events to members, 2.58 pages, 2.62 adds the host and 2.84 the details. */
const DETAILED = ['2.21', '2.51', '2.62', '2.84']

/** GET /servers/{id}/os-instance-actions: newest first. */
export const list = async (nova: ServiceClient, id: string): Promise<InstanceAction[]> =>
  listAt(await nova.withMicroversion(DETAILED), path`/servers/${id}/os-instance-actions`, 'instanceActions')

/** GET /servers/{id}/os-instance-actions/{request} */
export async function show(nova: ServiceClient, id: string, requestId: string): Promise<InstanceAction> {
  const { body } = await (
    await nova.withMicroversion(DETAILED)
  ).get(path`/servers/${id}/os-instance-actions/${requestId}`)
  return objectIn<InstanceAction>(nova, body, 'instanceAction')
}
