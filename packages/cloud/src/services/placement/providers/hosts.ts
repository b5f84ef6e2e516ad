import type { Call } from '../../../core/service/api.ts'
import type { Inventory } from './store.ts'

/** A host as Nova reports it. */
export interface Host {
  id: string
  name: string
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

export function listHosts(call: Call): Host[] {
  const callService = <T>(path: string) =>
    call.callService<T>('compute', { method: 'GET', path, headers: COMPUTE }, call.directory.identity.service()).body
  const { hypervisors } = callService<{ hypervisors: Hypervisor[] }>('/v2.1/os-hypervisors/detail')
  const { aggregates } = callService<{ aggregates: { uuid: string; hosts: string[] }[] }>('/v2.1/os-aggregates')
  return hypervisors.map(({ id, hypervisor_hostname: name, vcpus, memory_mb, local_gb, service }) => ({
    id,
    name,
    inventories: {
      VCPU: whole(vcpus, CPU_ALLOCATION_RATIO),
      MEMORY_MB: whole(memory_mb),
      DISK_GB: whole(local_gb),
    },
    aggregates: aggregates.filter(({ hosts }) => hosts.includes(service.host)).map(({ uuid }) => uuid),
  }))
}

const whole = (total: number, ratio = 1): Inventory => ({
  total,
  reserved: 0,
  min_unit: 1,
  max_unit: total,
  step_size: 1,
  allocation_ratio: ratio,
})
