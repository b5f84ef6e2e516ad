import type { Call } from '../../../core/service/api.ts'
import { findHost, listHosts } from '../providers/hosts.ts'
import type { Host } from '../providers/hosts.ts'
import * as store from './store.ts'
import type { Consumer } from './store.ts'

const PAGE = 1000
const COMPUTE = { 'openstack-api-version': 'compute 2.93' }

interface Server {
  id: string
  tenant_id: string
  user_id: string
  image: { id: string } | ''
  flavor: { vcpus: number; ram: number; disk: number; ephemeral: number; swap: number }
  'OS-EXT-SRV-ATTR:hypervisor_hostname': string | null
}

/** Servers on hosts, and created consumers. */
export const listConsumers = (call: Call): Consumer[] => [...serversOf(call, listHosts(call)), ...store.list(call.db)]

/** The same for one provider: servers on other hosts are not read. */
export function listConsumersOf(call: Call, providerId: string): Consumer[] {
  const host = findHost(call, providerId)
  const others = store.list(call.db).filter(({ allocations }) => providerId in allocations)
  return host ? [...serversOf(call, [host], `&host=${encodeURIComponent(host.host)}`), ...others] : others
}

/** Used amounts of the provider by class, without unused classes. */
export function usedOf(
  call: Call,
  providerId: string,
  consumers = listConsumersOf(call, providerId),
): Map<string, number> {
  const used = new Map<string, number>()
  for (const { allocations } of consumers) {
    for (const [name, amount] of Object.entries(allocations[providerId] ?? {})) {
      used.set(name, (used.get(name) ?? 0) + amount)
    }
  }
  return used
}

function serversOf(call: Call, hosts: readonly Host[], filter = ''): Consumer[] {
  const providers = new Map(hosts.map(({ id, name }) => [name, id]))
  const found: Consumer[] = []
  for (let marker = ''; ;) {
    const path = `/v2.1/servers/detail?all_tenants=1&limit=${PAGE}${filter}${marker === '' ? '' : `&marker=${marker}`}`
    const request = { method: 'GET', path, headers: COMPUTE } as const
    const response = call.callService<{ servers: Server[] }>('compute', request, call.directory.identity.service())
    const { servers } = response.body
    found.push(...servers.flatMap((server) => ofServer(server, providers) ?? []))
    if (servers.length < PAGE) return found
    marker = servers.at(-1)?.id ?? ''
  }
}

/** undefined for a server without a host. A volume-backed server has no root disk on its host. */
function ofServer(server: Server, providers: ReadonlyMap<string, string>): Consumer | undefined {
  const { id, flavor, tenant_id: project_id, user_id } = server
  const provider = providers.get(server['OS-EXT-SRV-ATTR:hypervisor_hostname'] ?? '')
  if (provider === undefined) return undefined
  const MIB_PER_GIB = 1024
  const root = server.image === '' ? 0 : flavor.disk
  const disk = root + flavor.ephemeral + Math.ceil(flavor.swap / MIB_PER_GIB)
  const resources = { VCPU: flavor.vcpus, MEMORY_MB: flavor.ram, ...(disk > 0 && { DISK_GB: disk }) }
  return { id, project_id, user_id, generation: 1, type: 'unknown', allocations: { [provider]: resources } }
}
