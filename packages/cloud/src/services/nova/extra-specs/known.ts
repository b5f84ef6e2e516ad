import { anything, flag, formatted, integer, oneOf } from './checks.ts'
import type { Check } from './checks.ts'

const CPUS = /^\^?\d+(?:-\d+|,\^?\d+)*$/
const cpuList = formatted(String.raw`\^?\d+((-\d+)?(,\^?\d+(-\d+)?)?)*`, CPUS)
const positive = integer(1)
const notNegative = integer(0)
const shareLevel = oneOf('custom', 'high', 'normal', 'low')

const each = (names: readonly string[], check: Check, prefix = ''): Record<string, Check> =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, check]))

/** https://docs.openstack.org/nova/latest/configuration/extra-specs.html */
export const SPECS: Readonly<Partial<Record<string, Check>>> = {
  'accel:device_profile': anything,
  ...each(
    [
      'id',
      'uuid',
      'service_id',
      'host',
      'vcpus',
      'memory_mb',
      'local_gb',
      'vcpus_used',
      'memory_mb_used',
      'local_gb_used',
      'hypervisor_type',
      'hypervisor_version',
      'hypervisor_hostname',
      'free_ram_mb',
      'free_disk_gb',
      'current_workload',
      'running_vms',
      'disk_available_least',
      'host_ip',
      'mapped',
      'cpu_allocation_ratio',
      'ram_allocation_ratio',
      'disk_allocation_ratio',
      'total_usable_ram_mb',
      'total_usable_disk_gb',
      'disk_mb_used',
      'free_disk_mb',
      'vcpus_total',
      'num_instances',
      'num_io_ops',
      'failed_builds',
      'aggregates',
      'cell_uuid',
      'updated',
    ],
    anything,
    'capabilities:',
  ),
  ...each(
    [
      'cpu_realtime',
      'hide_hypervisor_id',
      'locked_memory',
      'boot_menu',
      'vif_multiqueue_enabled',
      'mem_encryption',
      'pmu',
      'ephemeral_encryption',
    ],
    flag,
    'hw:',
  ),
  ...each(
    ['cpu_sockets', 'cpu_cores', 'cpu_threads', 'max_cpu_sockets', 'max_cpu_cores', 'max_cpu_threads', 'numa_nodes'],
    positive,
    'hw:',
  ),
  'hw:cpu_realtime_mask': formatted(String.raw`(\^)?\d+((-\d+)?(,\^?\d+(-\d+)?)?)*`, CPUS),
  'hw:cpu_dedicated_mask': cpuList,
  'hw:cpu_policy': oneOf('dedicated', 'shared', 'mixed'),
  'hw:cpu_thread_policy': oneOf('prefer', 'isolate', 'require'),
  'hw:emulator_threads_policy': oneOf('isolate', 'share'),
  'hw:mem_page_size': formatted(
    String.raw`(large|small|any|\d+([kKMGT]i?)?(b|bit|B)?)`,
    /^(?:large|small|any|\d+(?:[kKMGT]i?)?(?:b|bit|B)?)$/,
  ),
  'hw:pci_numa_affinity_policy': oneOf('required', 'preferred', 'legacy', 'socket'),
  'hw:pmem': formatted('([a-zA-Z0-9_]+(,)?)+', /^\w+(?:,\w+)*,?$/),
  'hw:serial_port_count': notNegative,
  'hw:tpm_model': oneOf('tpm-tis', 'tpm-crb'),
  'hw:tpm_version': oneOf('1.2', '2.0'),
  'hw:watchdog_action': oneOf('none', 'pause', 'poweroff', 'reset', 'disabled'),
  'hw:viommu_model': oneOf('intel', 'smmuv3', 'virtio', 'auto'),
  'hw:ephemeral_encryption_format': oneOf('plain', 'luks', 'luksv2'),
  'hw_rng:allowed': flag,
  'hw_rng:rate_bytes': notNegative,
  'hw_rng:rate_period': notNegative,
  'hw_video:ram_max_mb': notNegative,
  hide_hypervisor_id: flag,
  group_policy: oneOf('isolate', 'none'),
  'os:secure_boot': oneOf('disabled', 'required'),
  'os:resolution': oneOf('1024x768', '1280x1024', '1600x1200', '1920x1200', '2560x1600', '3840x2160'),
  'os:monitors': integer(1, 8),
  'os:vram': oneOf('64', '128', '256', '512', '1024'),
  'pci_passthrough:alias': formatted(String.raw`[^:]+:\d+(?:\s*,\s*[^:]+:\d+)*`, /^[^:]+:\d+(?:\s*,[^:]+:\d+)*$/),
  ...Object.assign(
    {},
    ...['cpu', 'memory', 'disk_io', 'vif'].map((what) => ({
      [`quota:${what}_limit`]: notNegative,
      [`quota:${what}_reservation`]: integer(),
      [`quota:${what}_shares_level`]: shareLevel,
      [`quota:${what}_shares_share`]: notNegative,
    })),
  ),
  'quota:cpu_quota': integer(),
  ...each(
    [
      'cpu_shares',
      'cpu_period',
      'disk_read_bytes_sec',
      'disk_read_iops_sec',
      'disk_write_bytes_sec',
      'disk_write_iops_sec',
      'disk_total_bytes_sec',
      'disk_total_iops_sec',
      'vif_inbound_average',
      'vif_inbound_peak',
      'vif_inbound_burst',
      'vif_outbound_average',
      'vif_outbound_peak',
      'vif_outbound_burst',
    ],
    notNegative,
    'quota:',
  ),
  'vmware:hw_version': anything,
  'vmware:storage_policy': anything,
}

const CLASSES = [
  'VCPU',
  'PCPU',
  'MEMORY_MB',
  'DISK_GB',
  'PCI_DEVICE',
  'SRIOV_NET_VF',
  'NUMA_SOCKET',
  'NUMA_CORE',
  'NUMA_THREAD',
  'NUMA_MEMORY_MB',
  'IPV4_ADDRESS',
  'VGPU',
  'VGPU_DISPLAY_HEAD',
  'PGPU',
  'FPGA',
  'MEM_ENCRYPTION_CONTEXT',
  'NET_BW_EGR_KILOBIT_PER_SEC',
  'NET_BW_IGR_KILOBIT_PER_SEC',
  'NET_PACKET_RATE_KILOPACKET_PER_SEC',
  'NET_PACKET_RATE_EGR_KILOPACKET_PER_SEC',
  'NET_PACKET_RATE_IGR_KILOPACKET_PER_SEC',
  'CUSTOM_[A-Z0-9_]+',
].join('|')

/** Names with a variable part. */
export const FAMILIES: readonly [name: RegExp, check: Check][] = [
  [/^aggregate_instance_extra_specs:.+$/, anything],
  [
    /^capabilities:(?:cpu_info|metrics|stats|numa_topology|supported_hv_specs|pci_device_pools|nodename|pci_stats|supported_instances|limits|instances)(?::\w+)*$/,
    anything,
  ],
  [/^hw:numa_cpus.\d+$/, cpuList],
  [/^hw:numa_mem.\d+$/, positive],
  [new RegExp(`^resources[\\w-]{0,64}:(?:${CLASSES})$`), integer()],
  [/^trait[\w-]{0,64}:(?:COMPUTE|CUSTOM|HW|MISC|OWNER|STORAGE)_[A-Z0-9_]+$/, oneOf('required', 'forbidden')],
]

/** Unknown names in these namespaces are refused. */
export const NAMESPACE =
  /^(?:accel|aggregate_instance_extra_specs|capabilities|hw|hw_rng|hw_video|os|pci_passthrough|quota|vmware|(?:resources|trait)[\w-]{0,64})$/
