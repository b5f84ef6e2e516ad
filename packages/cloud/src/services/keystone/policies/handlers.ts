import * as z from 'zod'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import { notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { endpointsOf, servicesOf } from '../catalog/catalog.ts'
import { findRegion } from '../catalog/store.ts'
import { toEndpoint } from '../catalog/view.ts'
import { orNotFound } from '../faults.ts'
import { listReply, selfLink } from '../listing.ts'
import { stored } from '../stored.ts'
import type { StoredRow } from '../stored.ts'

const rows = collection<StoredRow>('keystone_policies')

/** Policies are stored for services, which never ask for them: those have their own files. */
export const policies = stored({
  key: 'policy',
  noun: 'policy',
  plural: 'policies',
  path: 'policies',
  rules: { one: 'policy', all: 'policies' },
  fields: z.looseObject({ blob: z.string(), type: z.string().max(255) }),
  defaults: {},
  filters: ['type'],
  rows,
})

/** The endpoint, service, or service in a region that a policy is for. */
interface AssociationRow {
  id: string
  policy_id: string
}

const associations = collection<AssociationRow, 'policy_id'>('keystone_policy_associations')

const endpointKey = (id: string) => `endpoint/${id}`
const serviceKey = (id: string, region?: string) => `service/${id}${region === undefined ? '' : `/${region}`}`

type OfPolicy<P> = Call<{ id: string } & P>

/** PUT, GET and DELETE of the association with one thing. */
function association<P>(rule: string, keyOf: (call: OfPolicy<P>) => string) {
  const find = (call: OfPolicy<P>) => {
    const key = keyOf(call)
    const found = associations.find(call.db, key)
    if (found?.policy_id !== policies.target(call).id) throw notFound('No policy association found.')
    return found
  }
  return {
    put(call: OfPolicy<P>) {
      call.authorize(`identity:create_policy_association_for_${rule}`)
      const row = { id: keyOf(call), policy_id: policies.target(call).id }
      associations.remove(call.db, row.id)
      associations.insert(call.db, row)
      return noContent
    },
    check(call: OfPolicy<P>) {
      call.authorize(`identity:check_policy_association_for_${rule}`)
      find(call)
      return noContent
    },
    remove(call: OfPolicy<P>) {
      call.authorize(`identity:delete_policy_association_for_${rule}`)
      associations.remove(call.db, find(call).id)
      return noContent
    },
  }
}

const endpointIn = (call: Call, id: string) =>
  orNotFound(
    endpointsOf(call).find((endpoint) => endpoint.id === id),
    'endpoint',
    id,
  )
const serviceIn = (call: Call, id: string) =>
  orNotFound(
    servicesOf(call).find((service) => service.id === id),
    'service',
    id,
  )

export const forEndpoint = association<{ endpointId: string }>('endpoint', (call) =>
  endpointKey(endpointIn(call, call.params.endpointId).id),
)
export const forService = association<{ serviceId: string }>('service', (call) =>
  serviceKey(serviceIn(call, call.params.serviceId).id),
)
export const forRegion = association<{ serviceId: string; regionId: string }>('region_and_service', (call) => {
  const { serviceId, regionId } = call.params
  const region = orNotFound(findRegion(call.db, regionId), 'region', regionId)
  return serviceKey(serviceIn(call, serviceId).id, region.id)
})

/** The most specific association of an endpoint: its own, its service's in its region, its service's. */
const policyIdOf = (call: Call, endpoint: { id: string; service_id: string; region_id: string | null }) =>
  [
    endpointKey(endpoint.id),
    serviceKey(endpoint.service_id, endpoint.region_id ?? ''),
    serviceKey(endpoint.service_id),
  ].flatMap((key) => associations.find(call.db, key)?.policy_id ?? [])[0]

export const listEndpoints = (call: Call<{ id: string }>) => {
  call.authorize('identity:list_endpoints_for_policy')
  const { id } = policies.target(call)
  const found = endpointsOf(call).filter((endpoint) => policyIdOf(call, endpoint) === id)
  return listReply(
    call,
    'endpoints',
    found.map((endpoint) => toEndpoint(call, endpoint)),
  )
}

export const showOfEndpoint = (call: Call<{ id: string }>) => {
  call.authorize('identity:get_policy_for_endpoint')
  const endpoint = endpointIn(call, call.params.id)
  const policyId = policyIdOf(call, endpoint)
  const row = policyId === undefined ? undefined : rows.find(call.db, policyId)
  if (!row) throw notFound(`No policy is associated with endpoint ${endpoint.id}.`)
  const { extra, ...policy } = row
  return ok({ policy: { ...extra, ...policy, links: selfLink(call, 'policies', row.id) } })
}

export const removePolicy = (call: Call<{ id: string }>) => {
  const reply = policies.remove(call)
  associations.removeWhere(call.db, is('policy_id', call.params.id))
  return reply
}
