import {
  computeServiceEndpoints,
  hypervisorEndpoints,
  type ComputeService,
  type Hypervisor as ListedHypervisor,
} from '@meridian/contract'
import { call } from '../../api/client.ts'
import { orNull } from '../../api/joined.ts'
import { keyOf, query, type ItemQuery, type ListQuery } from '../../api/query.ts'

export interface Hypervisor extends Omit<ListedHypervisor, 'id'> {
  id: string
  /** The compute service that runs it; null if the services cannot be listed. */
  computeService: ComputeService | null
}

/** `services` is null if they cannot be listed. */
export function withService(hypervisor: ListedHypervisor, services: readonly ComputeService[] | null): Hypervisor {
  const { host } = hypervisor.service
  return {
    ...hypervisor,
    id: String(hypervisor.id),
    computeService: services?.find((each) => each.binary === 'nova-compute' && each.host === host) ?? null,
  }
}

const services = async (signal: AbortSignal) =>
  (await orNull(call(computeServiceEndpoints.computeServiceList, {}, { signal })))?.items ?? null

const ID = /^(\d+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i

/** The hypervisor of a host, whose name addresses of Horizon have instead of an id; undefined if it is an id. */
async function byHost(host: string, signal: AbortSignal): Promise<ListedHypervisor | undefined> {
  if (ID.test(host)) return undefined
  const { items } = await call(hypervisorEndpoints.hypervisorList, {}, { signal })
  return items.find(({ hypervisor_hostname: name, service }) => name === host || service.host === host)
}

export const hypervisorQueries = {
  list: (): ListQuery<Hypervisor> => ({
    queryKey: keyOf(hypervisorEndpoints.hypervisorList, {}),
    queryFn: async ({ signal }) => {
      const [{ items }, all] = await Promise.all([
        call(hypervisorEndpoints.hypervisorList, {}, { signal, main: true }),
        services(signal),
      ])
      return { items: items.map((each) => withService(each, all)), complete: true }
    },
  }),
  one: (id: string): ItemQuery<Hypervisor> => {
    const { queryKey, queryFn } = query(hypervisorEndpoints.hypervisorView, { params: { id } })
    return {
      queryKey,
      queryFn: async (context) => {
        const [named, all] = await Promise.all([byHost(id, context.signal), services(context.signal)])
        return withService(named ?? (await queryFn(context)), all)
      },
    }
  },
}
