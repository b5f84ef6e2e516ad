import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items } from '../items.ts'
import { IdentityQuery, IdList, nameOf } from './identity.ts'

export const DomainForm = z.object({
  name: nameOf(64),
  description: z.string().nullish(),
  enabled: z.boolean().optional(),
})

const Domain = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  enabled: z.boolean(),
  tags: z.array(z.string()).default([]),
  options: z.record(z.string(), z.unknown()).default({}),
  links: z.record(z.string(), z.unknown()).default({}),
})
export type Domain = z.infer<typeof Domain>

const DefaultDomain = Domain.pick({ id: true, name: true })

export const domainEndpoints = {
  domainList: get('/api/keystone/domains/', 'List domains', { query: IdentityQuery, result: items(Domain) }),
  domainCreate: post('/api/keystone/domains/', 'Create a domain', {
    body: DomainForm,
    result: Domain,
    location: '/api/keystone/domains/:id',
  }),
  domainDeleteMany: del('/api/keystone/domains/', 'Delete domains', { body: IdList }),
  domainView: get('/api/keystone/domains/:id', 'Show a domain; `default` has only id and name, visible to everybody', {
    result: z.union([Domain, DefaultDomain]),
  }),
  domainUpdate: patch('/api/keystone/domains/:id', 'Change a domain', { body: DomainForm.partial() }),
  domainDelete: del('/api/keystone/domains/:id', 'Delete a disabled domain'),
  defaultDomain: get('/api/keystone/default_domain/', "Show the session's domain", { result: DefaultDomain }),
}
