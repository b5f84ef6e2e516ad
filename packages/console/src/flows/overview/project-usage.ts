import type { ProjectUsage } from '@meridian/contract'
import { isTerminated } from './usage-totals.ts'

/** What a project has running, and used in the period: a row of the administrators' table. */
export interface UsedProject {
  id: string
  name: string
  vcpus: number
  /** GB. */
  disk: number
  /** MB. */
  ram: number
  hours: number
  vcpuHours: number
  diskHours: number
  ramHours: number
}

/** As `usage` has it; the project by its name where that is known. */
export function usedProject(usage: ProjectUsage, projectName: (id: string) => string): UsedProject {
  const active = usage.server_usages.filter((server) => !isTerminated(server))
  const sum = (amount: 'vcpus' | 'local_gb' | 'memory_mb') => active.reduce((total, each) => total + each[amount], 0)
  return {
    id: usage.tenant_id,
    name: projectName(usage.tenant_id),
    vcpus: sum('vcpus'),
    disk: sum('local_gb'),
    ram: sum('memory_mb'),
    hours: usage.total_hours,
    vcpuHours: usage.total_vcpus_usage,
    diskHours: usage.total_local_gb_usage,
    ramHours: usage.total_memory_mb_usage,
  }
}
