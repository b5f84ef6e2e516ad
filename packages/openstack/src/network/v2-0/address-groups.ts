import type { AddressGroup } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

export const { page, show, create, update, remove } = resourceCalls<AddressGroup>({
  one: 'address_group',
  many: 'address_groups',
  at: '/v2.0/address-groups',
  updates: 'PUT',
})

const changing =
  (change: 'add_addresses' | 'remove_addresses') =>
  async (neutron: ServiceClient, id: string, body: { addresses: string[] }) => {
    const reply = await neutron.put(`${path`/v2.0/address-groups/${id}`}/${change}`, body)
    return objectIn<AddressGroup>(neutron, reply.body, 'address_group')
  }

/** PUT /v2.0/address-groups/{id}/add_addresses */
export const addAddresses = changing('add_addresses')

/** PUT /v2.0/address-groups/{id}/remove_addresses */
export const removeAddresses = changing('remove_addresses')
