import { computeServiceEndpoints } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import type { Hypervisor } from './hypervisor.queries.ts'

type Change = { status: 'enabled' } | { status: 'disabled'; disabled_reason?: string } | { forced_down: boolean }

/** Changes the compute service that runs the hypervisor. */
export async function changeService({ computeService, service }: Hypervisor, body: Change, send: Call): Promise<void> {
  if (!computeService)
    throw new ApiError(`nova-compute: ${service.host}`, { reason: 'refused', endpoint: 'GET /api/nova/services/' })
  await send(computeServiceEndpoints.computeServiceUpdate, { params: { id: String(computeService.id) }, body })
}
