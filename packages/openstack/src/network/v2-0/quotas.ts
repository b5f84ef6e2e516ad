import type { NetworkQuota, NetworkQuotaDetails } from '@meridian/wire'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** GET /v2.0/quotas/{project}/default: limits of projects without limits of their own. */
export async function defaults(neutron: ServiceClient, projectId: string): Promise<NetworkQuota> {
  return objectIn<NetworkQuota>(neutron, (await neutron.get(path`/v2.0/quotas/${projectId}/default`)).body, 'quota')
}

/** GET /v2.0/quotas/{project}/details: limits and usage. */
export async function details(neutron: ServiceClient, projectId: string): Promise<NetworkQuotaDetails> {
  return objectIn<NetworkQuotaDetails>(
    neutron,
    (await neutron.get(path`/v2.0/quotas/${projectId}/details`)).body,
    'quota',
  )
}

/** PUT /v2.0/quotas/{project} */
export const update = (neutron: ServiceClient, projectId: string, quota: Partial<NetworkQuota>) =>
  neutron.act('PUT', path`/v2.0/quotas/${projectId}`, { quota })
