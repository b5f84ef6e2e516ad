import type { ServerRow } from '../servers/row.ts'
import type { Activity } from './numbers.ts'

/** Until 2.47 the format depends on the hypervisor driver. */
export const toOldDiagnostics = ({ flavor }: ServerRow, { cpuNanoseconds, disks, nics }: Activity) => ({
  ...Object.fromEntries(cpuNanoseconds.map((time, cpu) => [`cpu${cpu}_time`, time])),
  memory: flavor.ram * 1024,
  ...Object.fromEntries(
    disks.flatMap(({ read, reads, written, writes }, index) => {
      const name = `vd${String.fromCodePoint(97 + index)}`
      return [
        [`${name}_errors`, -1],
        [`${name}_read`, read],
        [`${name}_read_req`, reads],
        [`${name}_write`, written],
        [`${name}_write_req`, writes],
      ]
    }),
  ),
  ...Object.fromEntries(
    nics.flatMap(({ received, packetsIn, sent, packetsOut }, index) => {
      const name = `vnet${index + 1}`
      return [
        [`${name}_rx`, received],
        [`${name}_rx_drop`, 0],
        [`${name}_rx_errors`, 0],
        [`${name}_rx_packets`, packetsIn],
        [`${name}_tx`, sent],
        [`${name}_tx_drop`, 0],
        [`${name}_tx_errors`, 0],
        [`${name}_tx_packets`, packetsOut],
      ]
    }),
  ),
})

const STATES: Readonly<Partial<Record<number, string>>> = {
  1: 'running',
  3: 'paused',
  4: 'shutdown',
  6: 'crashed',
  7: 'suspended',
}

/** From 2.48 on the format is the same for all drivers. */
export const toDiagnostics = (row: ServerRow, { uptime, cpuNanoseconds, disks, nics, memoryUsedKib }: Activity) => ({
  state: STATES[row.power_state] ?? 'pending',
  driver: 'libvirt',
  hypervisor: 'kvm',
  hypervisor_os: 'linux',
  uptime,
  config_drive: row.config_drive === 'True',
  num_cpus: row.flavor.vcpus,
  num_nics: nics.length,
  num_disks: disks.length,
  disk_details: disks.map(({ read, reads, written, writes }) => ({
    read_bytes: read,
    read_requests: reads,
    write_bytes: written,
    write_requests: writes,
    errors_count: 0,
  })),
  cpu_details: cpuNanoseconds.map((time, id) => ({
    id,
    time,
    utilisation: uptime === 0 ? 0 : Math.min(100, Math.round(time / uptime / 1e7)),
  })),
  nic_details: nics.map(({ mac, received, packetsIn, sent, packetsOut }) => ({
    mac_address: mac,
    rx_octets: received,
    rx_errors: 0,
    rx_drop: 0,
    rx_packets: packetsIn,
    rx_rate: 0,
    tx_octets: sent,
    tx_errors: 0,
    tx_drop: 0,
    tx_packets: packetsOut,
    tx_rate: 0,
  })),
  memory_details: { maximum: row.flavor.ram * 1024, used: memoryUsedKib },
})
