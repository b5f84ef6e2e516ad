import {
  limitEndpoints,
  registeredLimitEndpoints,
  registeredServiceEndpoints,
  type IdentityLimit,
  type RegisteredLimit as Registered,
} from '@meridian/contract'
import { call } from '../../api/client.ts'
import { keyOf, query, type ItemQuery, type ListQuery } from '../../api/query.ts'
import { namesOf, readable } from '../../services/identity/readable.ts'

/** With the name of its service, or the id if the user may not see services. */
export type RegisteredLimit = Registered & { service_name: string }
export type Limit = IdentityLimit & { service_name: string }

async function serviceNames(signal: AbortSignal) {
  const services = await readable(call(registeredServiceEndpoints.registeredServiceList, {}, { signal }))
  const names = namesOf(services.map(({ id, name, type }) => ({ id, name: name || type })))
  return <T extends { service_id: string }>(item: T) => ({
    ...item,
    service_name: names.get(item.service_id) ?? item.service_id,
  })
}

export const registeredLimitQueries = {
  list: (): ListQuery<RegisteredLimit> => ({
    queryKey: [...keyOf(registeredLimitEndpoints.registeredLimitList, {}), 'with services'],
    queryFn: async ({ signal }) => {
      const [{ items }, named] = await Promise.all([
        call(registeredLimitEndpoints.registeredLimitList, {}, { signal, main: true }),
        serviceNames(signal),
      ])
      return { items: items.map(named), complete: true }
    },
  }),
  one: (id: string): ItemQuery<RegisteredLimit> => {
    const { queryKey, queryFn } = query(registeredLimitEndpoints.registeredLimitView, { params: { id } })
    return {
      queryKey: [...queryKey, 'with service'],
      queryFn: async (context) => (await serviceNames(context.signal))(await queryFn(context)),
    }
  },
}

export const limitQueries = {
  list: (): ListQuery<Limit> => ({
    queryKey: [...keyOf(limitEndpoints.limitList, {}), 'with services'],
    queryFn: async ({ signal }) => {
      const [{ items }, named] = await Promise.all([
        call(limitEndpoints.limitList, {}, { signal, main: true }),
        serviceNames(signal),
      ])
      return { items: items.map(named), complete: true }
    },
  }),
  one: (id: string): ItemQuery<Limit> => {
    const { queryKey, queryFn } = query(limitEndpoints.limitView, { params: { id } })
    return {
      queryKey: [...queryKey, 'with service'],
      queryFn: async (context) => (await serviceNames(context.signal))(await queryFn(context)),
    }
  },
}
