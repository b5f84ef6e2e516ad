import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { listNetworks } from '../neighbours/networks.ts'
import { showNetwork } from '../neighbours/proxied.ts'
import { asCaller, catchFault } from '../neighbours/requester.ts'
import { toNetwork } from './view.ts'

export const list = (call: Call) => {
  call.authorize('os_compute_api:os-tenant-networks:list', { project_id: call.auth.projectId })
  return ok({ networks: listNetworks(asCaller(call), []).map(toNetwork) })
}

export const show = (call: Call<{ id: string }>) => {
  call.authorize('os_compute_api:os-tenant-networks:show', { project_id: call.auth.projectId })
  return catchFault(
    () => ok({ network: toNetwork(showNetwork(asCaller(call), call.params.id)) }),
    () => {
      throw notFound('Network not found')
    },
  )
}
