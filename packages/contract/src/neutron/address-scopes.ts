import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { page } from '../items.ts'
import { NeutronName, NeutronQuery } from './attributes.ts'

/** Subnet pools whose addresses do not overlap, so that routers need no NAT between their subnets. */
const AddressScope = z.object({
  id: z.string(),
  name: z.string(),
  project_id: z.string(),
  ip_version: z.union([z.literal(4), z.literal(6)]),
  shared: z.boolean().default(false),
})
export type AddressScope = z.infer<typeof AddressScope>

const name = NeutronName.min(1, 'A name is required.')

export const addressScopeEndpoints = {
  addressScopeList: get('/api/neutron/address_scopes/', "The project's own address scopes and the shared ones", {
    query: NeutronQuery,
    result: page(AddressScope),
  }),
  addressScopeCreate: post('/api/neutron/address_scopes/', 'Create an address scope', {
    body: z.object({ name, ip_version: z.union([z.literal(4), z.literal(6)]), shared: z.boolean().optional() }),
    result: AddressScope,
    location: '/api/neutron/address_scopes/:id',
  }),
  addressScopeView: get('/api/neutron/address_scopes/:id/', 'One address scope', { result: AddressScope }),
  addressScopeUpdate: patch('/api/neutron/address_scopes/:id/', 'Rename or share an address scope', {
    body: z.object({ name: name.optional(), shared: z.boolean().optional() }),
    result: AddressScope,
  }),
  addressScopeDelete: del('/api/neutron/address_scopes/:id/', 'Delete an address scope'),
}
