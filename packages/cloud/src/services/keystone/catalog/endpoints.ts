import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { extrasOf, OWN_KEYS } from '../extras.ts'
import { orNotFound, expecting } from '../faults.ts'
import { changing } from '../fields.ts'
import { filtered, listReply } from '../listing.ts'
import { endpointsOf, servicesOf } from './catalog.ts'
import * as store from './store.ts'
import { toEndpoint } from './view.ts'

const URL_LIKE = /^[a-zA-Z0-9+.-]+:.+/
const UNKNOWN_PLACEHOLDER = /[$%]\((?!(?:project|tenant|user)_id\)s)/

const Fields = z.looseObject({
  service_id: z.string(),
  interface: z.enum(['admin', 'internal', 'public']),
  url: z.string().max(225).regex(URL_LIKE),
  region_id: z.string().optional(),
  region: z.string().optional(),
  enabled: z.boolean().optional(),
})
type Fields = z.infer<typeof Fields>
const KNOWN = [...OWN_KEYS, 'service_id', 'interface', 'url', 'region_id', 'region', 'enabled']

export const list = (call: Call) => {
  call.authorize('identity:list_endpoints')
  const rows = filtered(endpointsOf(call), call.query, ['interface', 'service_id', 'region_id'])
  return listReply(
    call,
    'endpoints',
    rows.map((row) => toEndpoint(call, row)),
  )
}

export const create = (call: Call) => {
  call.authorize('identity:create_endpoint')
  const { endpoint } = call.json(z.object({ endpoint: Fields }))
  const { service_id, interface: kind, url, enabled = true } = endpoint
  requireUsable(call, endpoint)
  const region_id = regionOf(call, endpoint) ?? null
  const row = { id: newHexId(), service_id, interface: kind, region_id, url, enabled, extra: extrasOf(endpoint, KNOWN) }
  store.saveEndpoint(call.db, row)
  return created({ endpoint: toEndpoint(call, row) })
}

export const show = (call: Call<{ id: string }>) => {
  const row = target(call)
  call.authorize('identity:get_endpoint')
  return ok({ endpoint: toEndpoint(call, row) })
}

export const update = (call: Call<{ id: string }>) => {
  const row = target(call)
  call.authorize('identity:update_endpoint')
  const { endpoint: change } = call.json(z.object({ endpoint: changing(Fields) }))
  requireUsable(call, change)
  const { service_id = row.service_id, interface: kind = row.interface, url = row.url, enabled = row.enabled } = change
  const region = regionOf(call, change)
  const region_id = region === undefined ? row.region_id : region
  const extra = { ...row.extra, ...extrasOf(change, KNOWN) }
  const changed = { ...row, service_id, interface: kind, region_id, url, enabled, extra }
  store.saveEndpoint(call.db, changed)
  return ok({ endpoint: toEndpoint(call, changed) })
}

export const remove = (call: Call<{ id: string }>) => {
  const row = target(call)
  call.authorize('identity:delete_endpoint')
  store.removeEndpoint(call.db, row)
  return noContent
}

/** Keystone looks an endpoint up before it checks the policy, so that an unknown one is 404 for everybody. */
const target = (call: Call<{ id: string }>) =>
  orNotFound(
    endpointsOf(call).find((endpoint) => endpoint.id === call.params.id),
    'endpoint',
    call.params.id,
  )

function requireUsable(call: Call, { service_id, url }: Partial<Fields>): void {
  if (service_id !== undefined && !servicesOf(call).some(({ id }) => id === service_id)) {
    throw badRequest(expecting('endpoint service_id', 'service table'))
  }
  if (url !== undefined && UNKNOWN_PLACEHOLDER.test(url)) {
    throw badRequest(`Cannot create an endpoint with an invalid URL: ${url}.`)
  }
}

/** Creates a missing region if it is in the old attribute `region`; undefined without a region. */
function regionOf({ db }: Call, { region_id, region }: Partial<Fields>): string | undefined {
  if (region_id !== undefined && !store.findRegion(db, region_id)) {
    throw badRequest(expecting('endpoint region_id', 'region table'))
  }
  if (region_id !== undefined || region === undefined) return region_id
  if (!store.findRegion(db, region)) {
    store.insertRegion(db, { id: region, description: '', parent_region_id: null, extra: {} })
  }
  return region
}
