import type { InterfaceAttachment } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const interfacesUrl = (id: string) => path`/servers/${id}/os-interface`

/** GET /servers/{id}/os-interface */
export const list = (nova: ServiceClient, id: string): Promise<InterfaceAttachment[]> =>
  listAt(nova, interfacesUrl(id), 'interfaceAttachments')

export interface InterfaceRequest {
  port_id?: string
  net_id?: string
  fixed_ips?: { ip_address: string }[]
}

/** POST /servers/{id}/os-interface */
export async function attach(nova: ServiceClient, id: string, request: InterfaceRequest): Promise<InterfaceAttachment> {
  const { body } = await nova.post(interfacesUrl(id), { interfaceAttachment: request })
  return objectIn<InterfaceAttachment>(nova, body, 'interfaceAttachment')
}

/** DELETE /servers/{id}/os-interface/{port} */
export const detach = (nova: ServiceClient, id: string, portId: string) =>
  nova.delete(path`/servers/${id}/os-interface/${portId}`)
