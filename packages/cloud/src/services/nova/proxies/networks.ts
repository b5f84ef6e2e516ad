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

/** Fields of nova-network that a network of Neutron does not have. */
const NEVER = ['cidr', 'netmask', 'gateway', 'broadcast', 'dns1', 'dns2', 'cidr_v6', 'gateway_v6', 'netmask_v6']
const NEVER_FOR_ADMINISTRATORS = [
  'created_at',
  'updated_at',
  'deleted_at',
  'deleted',
  'injected',
  'bridge',
  'vlan',
  'vpn_public_address',
  'vpn_public_port',
  'vpn_private_address',
  'dhcp_start',
  'project_id',
  'host',
  'bridge_interface',
  'multi_host',
  'priority',
  'rxtx_base',
  'mtu',
  'dhcp_server',
  'enable_dhcp',
  'share_address',
]

const withoutValues = (call: Call, { id, name }: { id: string; name: string }) => {
  const isAdmin = call.may('context_is_admin')
  const names = isAdmin ? [...NEVER, ...NEVER_FOR_ADMINISTRATORS] : NEVER
  return { ...Object.fromEntries(names.map((field) => [field, null])), id, label: name }
}

/** `os-networks`, whose fields are those of nova-network. */
export const listOld = (call: Call) => {
  call.authorize('os_compute_api:os-networks:list', { project_id: call.auth.projectId })
  return ok({ networks: listNetworks(asCaller(call), []).map((network) => withoutValues(call, network)) })
}

export const showOld = (call: Call<{ id: string }>) => {
  call.authorize('os_compute_api:os-networks:show', { project_id: call.auth.projectId })
  return catchFault(
    () => ok({ network: withoutValues(call, showNetwork(asCaller(call), call.params.id)) }),
    () => {
      throw notFound('Network not found')
    },
  )
}
