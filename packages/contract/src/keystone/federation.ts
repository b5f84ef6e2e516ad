import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items } from '../items.ts'
import { MappingRules } from './mapping-rules.ts'

const Id = z.string().trim().min(1, 'An ID is required.').max(64, 'Ensure this value has at most 64 characters.')

const IdentityProvider = z.object({
  id: z.string(),
  description: z.string().nullable().default(null),
  enabled: z.boolean(),
  /** The names by which the provider is known in its assertions. */
  remote_ids: z.array(z.string()).default([]),
  domain_id: z.string().nullable().default(null),
  /** Minutes for which memberships from assertions stay valid. */
  authorization_ttl: z.number().nullable().default(null),
})
export type IdentityProvider = z.infer<typeof IdentityProvider>

const ProviderChange = z.object({
  description: z.string().nullish(),
  enabled: z.boolean().optional(),
  remote_ids: z.array(z.string().min(1)).optional(),
  authorization_ttl: z.number().int().min(0).nullish(),
})

const Protocol = z.object({
  id: z.string(),
  mapping_id: z.string().nullable(),
  remote_id_attribute: z.string().nullable().default(null),
})
export type FederationProtocol = z.infer<typeof Protocol>

const ProtocolChange = z.object({
  mapping_id: z.string().min(1, 'A mapping is required.'),
  remote_id_attribute: z.string().min(1).nullish(),
})

const Mapping = z.object({ id: z.string(), rules: z.array(z.unknown()) })
export type Mapping = z.infer<typeof Mapping>

export const identityProviderEndpoints = {
  identityProviderList: get('/api/keystone/identity-providers/', 'List identity providers', {
    result: items(IdentityProvider),
  }),
  identityProviderCreate: post(
    '/api/keystone/identity-providers/',
    'Register an identity provider; without a domain Keystone creates one',
    {
      body: ProviderChange.extend({ id: Id, domain_id: z.string().min(1).nullish() }),
      result: IdentityProvider,
      location: '/api/keystone/identity-providers/:id',
    },
  ),
  identityProviderView: get('/api/keystone/identity-providers/:id', 'Show an identity provider', {
    result: IdentityProvider,
  }),
  identityProviderUpdate: patch('/api/keystone/identity-providers/:id', 'Change an identity provider', {
    body: ProviderChange,
  }),
  identityProviderDelete: del('/api/keystone/identity-providers/:id', 'Unregister an identity provider'),
}

export const protocolEndpoints = {
  protocolList: get(
    '/api/keystone/identity-providers/:providerId/protocols/',
    'List the protocols of an identity provider',
    { result: items(Protocol) },
  ),
  protocolCreate: post(
    '/api/keystone/identity-providers/:providerId/protocols/',
    'Add a protocol to an identity provider',
    {
      body: ProtocolChange.extend({ id: Id }),
      result: Protocol,
      location: '/api/keystone/identity-providers/:providerId/protocols/:id',
    },
  ),
  protocolUpdate: patch(
    '/api/keystone/identity-providers/:providerId/protocols/:id',
    'Change the mapping of a protocol',
    { body: ProtocolChange.partial() },
  ),
  protocolDelete: del(
    '/api/keystone/identity-providers/:providerId/protocols/:id',
    'Remove a protocol from an identity provider',
  ),
}

export const mappingEndpoints = {
  mappingList: get('/api/keystone/mappings/', 'List mappings', { result: items(Mapping) }),
  mappingCreate: post('/api/keystone/mappings/', 'Create a mapping', {
    body: z.object({ id: Id, rules: MappingRules }),
    result: Mapping,
    location: '/api/keystone/mappings/:id',
  }),
  mappingView: get('/api/keystone/mappings/:id', 'Show a mapping', { result: Mapping }),
  mappingUpdate: patch('/api/keystone/mappings/:id', 'Change the rules of a mapping', {
    body: z.object({ rules: MappingRules }),
  }),
  mappingDelete: del('/api/keystone/mappings/:id', 'Delete a mapping'),
}
