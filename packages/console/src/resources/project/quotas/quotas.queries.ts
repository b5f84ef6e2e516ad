import { cinderQuotaEndpoints, networkQuotaEndpoints, novaQuotaEndpoints } from '@meridian/contract'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { keyOf, type ItemQuery } from '../../../api/query.ts'
import { QUOTA_SERVICES, type ProjectQuotas, type QuotaService, type QuotaValues } from './quota-form.ts'

const VIEWS = {
  compute: novaQuotaEndpoints.novaQuotaView,
  volume: cinderQuotaEndpoints.cinderQuotaView,
  network: networkQuotaEndpoints.networkQuotaView,
}

/** The services that are there; 501 is how the server says that one is not. */
function noneWhereAbsent(error: unknown): { items: [] } {
  if (error instanceof ApiError && error.status === 501) return { items: [] }
  throw error
}

/** What of a project's quotas can be changed here. */
export const projectQuotas = (project: string): ItemQuery<ProjectQuotas> => ({
  queryKey: [...keyOf(novaQuotaEndpoints.novaQuotaView, { params: { project } }), 'with others'],
  queryFn: async ({ signal }) => {
    const params = { project }
    const [{ items: editable }, ...views] = await Promise.all([
      call(novaQuotaEndpoints.quotaEditable, {}, { signal }),
      ...QUOTA_SERVICES.map((service) => call(VIEWS[service], { params }, { signal }).catch(noneWhereAbsent)),
    ])
    const [compute = [], volume = [], network = []] = views.map(({ items }) =>
      items.filter(({ name }) => editable.includes(name)),
    )
    return { compute, volume, network }
  },
})

/** Sends a service the limits of a project. */
export function sendQuotas(service: QuotaService, project: string, limits: QuotaValues): Promise<unknown> {
  const params = { project }
  if (service === 'network') return call(networkQuotaEndpoints.networkQuotaUpdate, { params, body: limits })
  if (service === 'volume') return call(cinderQuotaEndpoints.cinderQuotaUpdate, { params, body: limits })
  return call(novaQuotaEndpoints.novaQuotaUpdate, { params, body: limits as NovaLimits }) // what Nova's own view named
}

type NovaLimits = Parameters<typeof call<typeof novaQuotaEndpoints.novaQuotaUpdate>>[1]['body']
