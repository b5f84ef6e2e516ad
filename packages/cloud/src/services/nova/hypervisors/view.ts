import type { Hypervisor, HypervisorResources, HypervisorSummary } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import * as services from '../compute-services/store.ts'
import type { ServiceRow } from '../compute-services/store.ts'
import { sinceOf } from '../microversion.ts'
import type { ServerRow } from '../servers/row.ts'
import type { Load } from '../servers/store.ts'
import { instanceName } from '../servers/view.ts'
import * as store from './store.ts'
import type { HypervisorRow } from './store.ts'

/** A hypervisor with its service and load. */
export interface Host {
  row: HypervisorRow
  service: ServiceRow
  load: Load | undefined
  /** Number of servers with a task in progress. */
  workload: number
}

const TYPE = 'QEMU'
const VERSION = 7_002_000
const CPU = {
  arch: 'x86_64',
  model: 'EPYC-Rome',
  vendor: 'AMD',
  topology: { cells: 2, sockets: 1, cores: 16, threads: 2 },
  features: ['aes', 'avx2', 'rdrand', 'sse4.2', 'svm', 'x2apic'],
}

export function toSummary(call: Call, { row, service }: Host): HypervisorSummary {
  return {
    id: sinceOf(call)(53) ? row.id : (store.seqOf(call.db, row.id) ?? 0),
    hypervisor_hostname: row.hypervisor_hostname,
    state: services.isUp(service) ? 'up' : 'down',
    status: service.status,
  }
}

export function toHypervisor(call: Call, host: Host): Hypervisor {
  const { row, service } = host
  const since = sinceOf(call)
  return {
    ...toSummary(call, host),
    hypervisor_type: TYPE,
    hypervisor_version: VERSION,
    host_ip: row.host_ip,
    service: {
      id: since(53) ? service.id : (services.seqOf(call.db, service.id) ?? 0),
      host: row.host,
      disabled_reason: service.disabled_reason,
    },
    ...(since(88)
      ? { uptime: uptimeOf(host, call.clock.now()) }
      : { ...resourcesOf(host), cpu_info: since(28) ? CPU : JSON.stringify(CPU) }),
  }
}

export const serversOf = (rows: readonly Pick<ServerRow, 'id' | 'number'>[]): HypervisorSummary['servers'] =>
  rows.map((server) => ({ name: instanceName(server), uuid: server.id }))

function resourcesOf({ row, load, workload }: Host): HypervisorResources {
  const { vcpus, memory_mb, local_gb } = row
  const used = { vcpus: load?.vcpus ?? 0, memory: load?.memory_mb ?? 0, disk: load?.local_gb ?? 0 }
  return {
    vcpus,
    memory_mb,
    local_gb,
    vcpus_used: used.vcpus,
    memory_mb_used: used.memory,
    local_gb_used: used.disk,
    free_ram_mb: memory_mb - used.memory,
    free_disk_gb: local_gb - used.disk,
    current_workload: workload,
    running_vms: load?.servers ?? 0,
    disk_available_least: local_gb - used.disk,
  }
}

/** Totals of all hypervisors. */
export function statisticsOf(hosts: readonly Host[]): HypervisorResources & { count: number } {
  const all = hosts.map(resourcesOf)
  const sum = (name: keyof HypervisorResources) => all.reduce((total, one) => total + (one[name] ?? 0), 0)
  return {
    count: hosts.length,
    vcpus: sum('vcpus'),
    memory_mb: sum('memory_mb'),
    local_gb: sum('local_gb'),
    vcpus_used: sum('vcpus_used'),
    memory_mb_used: sum('memory_mb_used'),
    local_gb_used: sum('local_gb_used'),
    free_ram_mb: sum('free_ram_mb'),
    free_disk_gb: sum('free_disk_gb'),
    current_workload: sum('current_workload'),
    running_vms: sum('running_vms'),
    disk_available_least: sum('disk_available_least'),
  }
}

const STARTED = Date.UTC(2026, 0, 31, 6, 12)
const MINUTE_MS = 60_000

/** The output of `uptime` on the host; null if the host is down. */
export function uptimeOf({ row, service, load }: Host, now: number): string | null {
  if (!services.isUp(service)) return null
  const minutes = Math.max(Math.floor((now - STARTED) / MINUTE_MS), 0)
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  const time = new Date(now).toISOString().slice(11, 19)
  const average = ((load?.vcpus ?? 0) / row.vcpus).toFixed(2)
  const up = `${days} days, ${String(hours).padStart(2)}:${String(minutes % 60).padStart(2, '0')}`
  return ` ${time} up ${up},  0 users,  load average: ${average}, ${average}, ${average}\n`
}
