import type { ProjectUsage } from '@meridian/contract'

export type ServerUsage = ProjectUsage['server_usages'][number]

export const isTerminated = ({ ended_at: ended }: ServerUsage): boolean => ended !== null

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What runs now, and what was used in the period by all that ran in it. */
export function totalsOf(usages: readonly ProjectUsage[]) {
  const active = usages.flatMap(({ server_usages: servers }) => servers.filter((server) => !isTerminated(server)))
  return {
    instances: active.length,
    /** MB. */
    ram: sum(active.map(({ memory_mb: size }) => size)),
    vcpuHours: sum(usages.map((usage) => usage.total_vcpus_usage)),
    diskHours: sum(usages.map((usage) => usage.total_local_gb_usage)),
    ramHours: sum(usages.map((usage) => usage.total_memory_mb_usage)),
  }
}

export type Totals = ReturnType<typeof totalsOf>
