import type { Call } from '../../../core/api.ts'
import { forbidden, notFound } from '../../../core/fault.ts'
import { ok } from '../../../core/reply.ts'
import { filtered, listReply } from '../listing.ts'
import { catalogFor } from './store.ts'
import { theRegion, toEndpoints, toService } from './view.ts'

/** In endpoint URLs as administrators see them, the project is a placeholder. */
const ANY_PROJECT = '$(project_id)s'

export const show = ({ auth, baseUrl, services }: Call) => {
  if (!auth.projectId) throw forbidden('A project-scoped token is required to produce a service catalog.')
  const links = { self: `${baseUrl}/identity/v3/auth/catalog` }
  return ok({ catalog: catalogFor(services, baseUrl, auth.projectId), links })
}

const allServices = (call: Call) =>
  catalogFor(call.services, call.baseUrl, ANY_PROJECT).map((entry) => toService(call, entry))

const allEndpoints = (call: Call) =>
  catalogFor(call.services, call.baseUrl, ANY_PROJECT).flatMap((entry) => toEndpoints(call, entry))

export const listServices = (call: Call) => {
  call.authorize('identity:list_services')
  return listReply(call, 'services', filtered(allServices(call), call.query, ['type', 'name']))
}

export const showService = (call: Call<{ id: string }>) => {
  call.authorize('identity:get_service')
  const service = allServices(call).find(({ id }) => id === call.params.id)
  if (!service) throw notFound(`Could not find service: ${call.params.id}.`)
  return ok({ service })
}

export const listEndpoints = (call: Call) => {
  call.authorize('identity:list_endpoints')
  const endpoints = filtered(allEndpoints(call), call.query, ['interface', 'service_id', 'region_id'])
  return listReply(call, 'endpoints', endpoints)
}

export const showEndpoint = (call: Call<{ id: string }>) => {
  call.authorize('identity:get_endpoint')
  const endpoint = allEndpoints(call).find(({ id }) => id === call.params.id)
  if (!endpoint) throw notFound(`Could not find endpoint: ${call.params.id}.`)
  return ok({ endpoint })
}

export const listRegions = (call: Call) => {
  call.authorize('identity:list_regions')
  return listReply(call, 'regions', filtered([theRegion(call)], call.query, ['parent_region_id']))
}

export const showRegion = (call: Call<{ id: string }>) => {
  call.authorize('identity:get_region')
  const region = theRegion(call)
  if (region.id !== call.params.id) throw notFound(`Could not find region: ${call.params.id}.`)
  return ok({ region })
}
