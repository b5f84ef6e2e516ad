import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { page } from '../items.ts'
import { base, NeutronName, NeutronQuery } from './attributes.ts'

/** Addresses that security group rules refer to by one name. */
const AddressGroup = z.object({
  ...base,
  shared: z.boolean().default(false),
  /** Each with its prefix length, as `10.0.0.7/32`. */
  addresses: z.array(z.string()),
})
export type AddressGroup = z.infer<typeof AddressGroup>

const name = NeutronName.min(1, 'A name is required.')
const addresses = z.array(z.union([z.cidrv4(), z.cidrv6()], 'Each address needs its prefix length.'))

const change = { body: z.object({ addresses: addresses.min(1) }), result: AddressGroup }

export const addressGroupEndpoints = {
  addressGroupList: get('/api/neutron/address_groups/', "The project's own address groups and the shared ones", {
    query: NeutronQuery,
    result: page(AddressGroup),
  }),
  addressGroupCreate: post('/api/neutron/address_groups/', 'Create an address group', {
    body: z.object({ name, description: NeutronName.optional(), addresses: addresses.optional() }),
    result: AddressGroup,
    location: '/api/neutron/address_groups/:id',
  }),
  addressGroupView: get('/api/neutron/address_groups/:id/', 'One address group', { result: AddressGroup }),
  addressGroupUpdate: patch('/api/neutron/address_groups/:id/', 'Change the name or description of an address group', {
    body: z.object({ name: name.optional(), description: NeutronName.optional() }),
    result: AddressGroup,
  }),
  addressGroupAdd: put('/api/neutron/address_groups/:id/add_addresses/', 'Add addresses to an address group', {
    ...change,
  }),
  addressGroupRemove: put(
    '/api/neutron/address_groups/:id/remove_addresses/',
    'Remove addresses from an address group',
    { ...change },
  ),
  addressGroupDelete: del('/api/neutron/address_groups/:id/', 'Delete an address group'),
}
