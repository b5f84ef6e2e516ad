import { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { isUuid } from '../query.ts'
import type { Inventory } from './store.ts'

/** A host as Nova reports it. */
export interface Host {
  id: string
  name: string
  /** Nova's name of the host, by which it filters servers. */
  host: string
  inventories: Record<string, Inventory>
  aggregates: string[]
}

interface Hypervisor {
  id: string
  hypervisor_hostname: string
  vcpus: number
  memory_mb: number
  local_gb: number
  service: { host: string }
}

/** The last version that reports the capacity of hosts. */
const COMPUTE = { 'openstack-api-version': 'compute 2.87' }

/** Virtual CPUs per physical CPU, which Nova's API does not report. */
const CPU_ALLOCATION_RATIO = 4

/** Traits of Nova's hosts. */
export const HOST_TRAITS = [
  'COMPUTE_NODE',
  'COMPUTE_DEVICE_TAGGING',
  'COMPUTE_IMAGE_TYPE_ISO',
  'COMPUTE_IMAGE_TYPE_QCOW2',
  'COMPUTE_IMAGE_TYPE_RAW',
  'COMPUTE_NET_ATTACH_INTERFACE',
  'COMPUTE_NET_ATTACH_INTERFACE_WITH_TAG',
  'COMPUTE_RESCUE_BFV',
  'COMPUTE_TRUSTED_CERTS',
  'COMPUTE_VOLUME_ATTACH_WITH_TAG',
  'COMPUTE_VOLUME_EXTEND',
  'COMPUTE_VOLUME_MULTI_ATTACH',
  'HW_CPU_X86_AVX2',
  'STORAGE_DISK_SSD',
]

export const listHosts = (call: Call): Host[] => {
  const { hypervisors } = requestNova<{ hypervisors: Hypervisor[] }>(call, '/v2.1/os-hypervisors/detail')
  const aggregates = aggregatesIn(call)
  return hypervisors.map((hypervisor) => toHost(hypervisor, aggregates))
}

/** undefined for another provider. The list would be read once for each host of a large cloud. */
export function findHost(call: Call, id: string): Host | undefined {
  if (!isUuid(id)) return undefined
  try {
    const { hypervisor } = requestNova<{ hypervisor: Hypervisor }>(call, `/v2.1/os-hypervisors/${id}`)
    return toHost(hypervisor, aggregatesIn(call))
  } catch (error) {
    if (error instanceof Fault && error.status === 404) return undefined
    throw error
  }
}

function requestNova<T>(call: Call, path: string): T {
  const request = { method: 'GET', path, headers: COMPUTE } as const
  return call.callService<T>('compute', request, call.directory.identity.service()).body
}

interface Aggregate {
  uuid: string
  hosts: string[]
}

const aggregatesIn = (call: Call) => requestNova<{ aggregates: Aggregate[] }>(call, '/v2.1/os-aggregates').aggregates

const toHost = (
  { id, hypervisor_hostname: name, vcpus, memory_mb, local_gb, service: { host } }: Hypervisor,
  aggregates: readonly Aggregate[],
): Host => ({
  id,
  name,
  host,
  inventories: {
    VCPU: whole(vcpus, CPU_ALLOCATION_RATIO),
    MEMORY_MB: whole(memory_mb),
    DISK_GB: whole(local_gb),
  },
  aggregates: aggregates.filter(({ hosts }) => hosts.includes(host)).map(({ uuid }) => uuid),
})

const whole = (total: number, ratio = 1): Inventory => ({
  total,
  reserved: 0,
  min_unit: 1,
  max_unit: total,
  step_size: 1,
  allocation_ratio: ratio,
})
