import { usageEndpoints, type ProjectUsage, toCsv } from '@meridian/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { query } from '../../api/query.ts'
import type { UsedPeriod } from './period.ts'
import { projectCsvFields, csvFields } from './usage.messages.ts'

/** The usage in the period by project: the user's own, or all. */
export const useUsage = (
  period: UsedPeriod | undefined,
  { enabled, ofAll = false }: { enabled: boolean; ofAll?: boolean },
) =>
  useQuery({
    ...query(usageEndpoints.usageList, {
      query: { start: period?.start ?? '', end: period?.end ?? '', ...(ofAll && { all_projects: 'true' }) },
    }),
    select: ({ items }) => items,
    enabled: enabled && period?.possible === true,
    placeholderData: keepPreviousData,
  })

export type ServerUsage = ProjectUsage['server_usages'][number]

export const isTerminated = ({ ended_at: ended }: ServerUsage): boolean => ended !== null

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The totals: running servers now, and hours of all servers in the period. */
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

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The usage of servers as CSV: plain numbers, in the units of the header. */
export const usageCsv = (intl: IntlShape, servers: readonly ServerUsage[]): string =>
  toCsv([
    Object.values(csvFields).map((field) => intl.formatMessage(field)),
    ...servers.map(({ name, vcpus, memory_mb: ram, local_gb: disk, hours, uptime, state }) => [
      name,
      String(vcpus),
      String(ram),
      String(disk),
      hours.toFixed(2),
      String(uptime),
      capitalized(state),
    ]),
  ])

/** The usage of projects as CSV. */
export const projectUsageCsv = (intl: IntlShape, projects: readonly UsedProject[]): string =>
  toCsv([
    Object.values(projectCsvFields).map((field) => intl.formatMessage(field)),
    ...projects.map(({ name, vcpus, ram, disk, hours }) => [
      name,
      String(vcpus),
      String(ram),
      String(disk),
      hours.toFixed(2),
    ]),
  ])

/** The running servers and the usage of a project: a row of the administrators' table. */
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

/** A row from `usage`; with the project's name if it is known. */
export function usedProject(usage: ProjectUsage, projectName: (id: string) => string): UsedProject {
  const active = usage.server_usages.filter((server) => !isTerminated(server))
  const total = (amount: 'vcpus' | 'local_gb' | 'memory_mb') => sum(active.map((server) => server[amount]))
  return {
    id: usage.tenant_id,
    name: projectName(usage.tenant_id),
    vcpus: total('vcpus'),
    disk: total('local_gb'),
    ram: total('memory_mb'),
    hours: usage.total_hours,
    vcpuHours: usage.total_vcpus_usage,
    diskHours: usage.total_local_gb_usage,
    ramHours: usage.total_memory_mb_usage,
  }
}

const FORBIDDEN = 403
/** The service exists, but does not support the request. */
const ABSENT = 501

/** Whether a service does not show this to the user: then there is nothing to show or to retry. */
export const isWithheld = (error: ApiError | null): boolean => error?.status === FORBIDDEN || error?.status === ABSENT
