import type { SubPort, Trunk } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

export const { page, show, create, update, remove } = resourceCalls<Trunk>({
  one: 'trunk',
  many: 'trunks',
  at: '/v2.0/trunks',
  updates: 'PUT',
})

/** With the type `inherit` Neutron takes the network's segmentation id. */
export type SubportRequest = Omit<SubPort, 'segmentation_id'> & { segmentation_id?: number | undefined }

/** PUT /v2.0/trunks/{id}/add_subports */
export const addSubports = (neutron: ServiceClient, id: string, subports: SubportRequest[]) =>
  neutron.act('PUT', path`/v2.0/trunks/${id}/add_subports`, { sub_ports: subports })

/** PUT /v2.0/trunks/{id}/remove_subports */
export const removeSubports = (neutron: ServiceClient, id: string, ports: Pick<SubPort, 'port_id'>[]) =>
  neutron.act('PUT', path`/v2.0/trunks/${id}/remove_subports`, { sub_ports: ports })
