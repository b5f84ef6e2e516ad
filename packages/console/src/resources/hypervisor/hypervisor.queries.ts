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
        const [hypervisor, all] = await Promise.all([queryFn(context), services(context.signal)])
        return withService(hypervisor, all)
      },
    }
  },
}
