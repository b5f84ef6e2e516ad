import type { ProjectUsage, ServerUsage } from '@meridian/wire'
import { inMicroseconds } from '../../../core/time/clock.ts'
import type { ServerRow } from '../servers/row.ts'
import type { Period } from './period.ts'

const HOUR_MS = 3_600_000

export function toServerUsage(row: ServerRow, { start, stop }: Period, now: number): ServerUsage {
  const launched = Date.parse(row.launched_at ?? '')
  const ended = row.terminated_at === null ? undefined : Date.parse(row.terminated_at)
  const { flavor } = row
  return {
    hours: Math.max(Math.min(ended ?? stop, stop) - Math.max(launched, start), 0) / HOUR_MS,
    flavor: flavor.name,
    instance_id: row.id,
    name: row.name,
    tenant_id: row.project_id,
    memory_mb: flavor.ram,
    local_gb: flavor.disk + flavor.ephemeral,
    vcpus: flavor.vcpus,
    started_at: inMicroseconds(row.launched_at ?? ''),
    ended_at: row.terminated_at && inMicroseconds(row.terminated_at),
    state: row.terminated_at === null ? row.vm_state : 'terminated',
    uptime: Math.floor(((ended ?? now) - launched) / 1000),
  }
}

/** Totals of a project's servers. */
export function toProjectUsage(usages: readonly ServerUsage[], period: Period, isDetailed: boolean): ProjectUsage {
  const total = (of: (usage: ServerUsage) => number) => usages.reduce((sum, usage) => sum + of(usage) * usage.hours, 0)
  return {
    tenant_id: usages[0]?.tenant_id ?? '',
    ...(isDetailed && { server_usages: [...usages] }),
    total_local_gb_usage: total((usage) => usage.local_gb),
    total_vcpus_usage: total((usage) => usage.vcpus),
    total_memory_mb_usage: total((usage) => usage.memory_mb),
    total_hours: total(() => 1),
    start: timestamp(period.start),
    stop: timestamp(period.stop),
  }
}

/** `2026-11-15T02:04:10.123456` */
function timestamp(time: number): string {
  const second = Math.floor(time / 1000) * 1000
  const microseconds = String(Math.round((time - second) * 1000)).padStart(6, '0')
  return new Date(second).toISOString().replace('000Z', microseconds)
}
