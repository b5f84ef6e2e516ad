import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items } from '../items.ts'

/** A service of Keystone's catalogue, with or without endpoints. */
const RegisteredService = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string().default(''),
  description: z.string().nullable().default(null),
  enabled: z.boolean(),
})
export type RegisteredService = z.infer<typeof RegisteredService>

const ServiceForm = z.object({
  type: z.string().min(1, 'A type is required.').max(255),
  name: z.string().max(255).optional(),
  description: z.string().nullish(),
  enabled: z.boolean().optional(),
})

const URL_OF_ENDPOINT = /^[a-zA-Z0-9+.-]+:.+/

const RegisteredEndpoint = z.object({
  id: z.string(),
  interface: z.enum(['public', 'internal', 'admin']),
  region_id: z.string().nullable(),
  url: z.string(),
  enabled: z.boolean(),
  service_id: z.string(),
  service_name: z.string().nullable(),
  service_type: z.string().nullable(),
})
export type RegisteredEndpoint = z.infer<typeof RegisteredEndpoint>

const EndpointForm = z.object({
  service_id: z.string().min(1, 'A service is required.'),
  interface: z.enum(['public', 'internal', 'admin']),
  url: z.string().max(225).regex(URL_OF_ENDPOINT, 'A URL is required.'),
  /** Keystone accepts no null, and cannot remove the region of an endpoint. */
  region_id: z.string().min(1).optional(),
  enabled: z.boolean().optional(),
})

const Region = z.object({
  id: z.string(),
  description: z.string().nullable(),
  parent_region_id: z.string().nullable(),
})
export type Region = z.infer<typeof Region>

const RegionForm = z.object({
  id: z.string().trim().min(1, 'An ID is required.').max(255),
  description: z.string().optional(),
  parent_region_id: z.string().nullish(),
})

export const registeredServiceEndpoints = {
  registeredServiceList: get(
    '/api/keystone/registered-services/',
    'List the services that Keystone has in its catalogue, with and without endpoints',
    { result: items(RegisteredService) },
  ),
  registeredServiceCreate: post('/api/keystone/registered-services/', 'Add a service to the catalogue', {
    body: ServiceForm,
    result: RegisteredService,
    location: '/api/keystone/registered-services/:id',
  }),
  registeredServiceView: get('/api/keystone/registered-services/:id', 'Show a service of the catalogue', {
    result: RegisteredService,
  }),
  registeredServiceUpdate: patch('/api/keystone/registered-services/:id', 'Change a service of the catalogue', {
    body: ServiceForm.partial(),
  }),
  registeredServiceDelete: del(
    '/api/keystone/registered-services/:id',
    'Remove a service and its endpoints from the catalogue',
  ),
}

export const registeredEndpointEndpoints = {
  endpointList: get('/api/keystone/endpoints/', 'List all endpoints with their services', {
    query: z.object({ service_id: z.string().optional(), region_id: z.string().optional() }),
    result: items(RegisteredEndpoint),
  }),
  endpointCreate: post('/api/keystone/endpoints/', 'Add an endpoint to a service', {
    body: EndpointForm,
    result: z.object({ id: z.string() }),
    location: '/api/keystone/endpoints/:id',
  }),
  endpointView: get('/api/keystone/endpoints/:id', 'Show an endpoint with its service', { result: RegisteredEndpoint }),
  endpointUpdate: patch('/api/keystone/endpoints/:id', 'Change an endpoint', { body: EndpointForm.partial() }),
  endpointDelete: del('/api/keystone/endpoints/:id', 'Remove an endpoint'),
}

export const regionEndpoints = {
  regionList: get('/api/keystone/regions/', 'List regions', { result: items(Region) }),
  regionCreate: post('/api/keystone/regions/', 'Create a region', {
    body: RegionForm,
    result: Region,
    location: '/api/keystone/regions/:id',
  }),
  regionView: get('/api/keystone/regions/:id', 'Show a region', { result: Region }),
  regionUpdate: patch('/api/keystone/regions/:id', 'Change a region', {
    body: RegionForm.omit({ id: true }).partial(),
  }),
  regionDelete: del('/api/keystone/regions/:id', 'Delete a region without endpoints'),
}
