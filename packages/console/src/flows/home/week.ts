import type { ProjectUsage } from '@meridian/contract'
import { momentOf } from '../../framework/text/dates.ts'

const HOUR_MS = 3_600_000
const DAYS = 7
const HOURS = DAYS * 24

/** What was in use at a time. */
export interface UsedThen {
  at: number
  instances: number
  vcpus: number
  /** MB. */
  ram: number
}

/** What the project's servers used in each hour of the last seven days, the current one last. */
export function weekOf(usages: readonly ProjectUsage[], now: number): UsedThen[] {
  const servers = usages
    .flatMap(({ server_usages: all }) => all)
    .map(({ started_at: start, ended_at: end, vcpus, memory_mb: ram }) => ({
      start: momentOf(start).getTime(),
      end: end === null ? Infinity : momentOf(end).getTime(),
      vcpus,
      ram,
    }))
  return Array.from({ length: HOURS + 1 }, (_, index) => {
    const at = now - (HOURS - index) * HOUR_MS
    const running = servers.filter(({ start, end }) => start <= at && at < end)
    return {
      at,
      instances: running.length,
      vcpus: running.reduce((total, each) => total + each.vcpus, 0),
      ram: running.reduce((total, each) => total + each.ram, 0),
    }
  })
}

/**
 * One line of the chart. It ends at what the limit counts, as the bars beside it show: Nova's usage leaves out servers
 * that never started, which its limits count.
 */
export const valuesOf = (
  week: readonly UsedThen[],
  name: Exclude<keyof UsedThen, 'at'>,
  limited: { used: number } | undefined,
): number[] => week.map((then, index) => (limited && index === week.length - 1 ? limited.used : then[name]))

/** The first and the last day of `weekOf`, as Nova's usage takes them. */
export const weekPeriod = (now: number): { start: string; end: string } => ({
  start: new Date(now - HOURS * HOUR_MS).toISOString().slice(0, 10),
  end: new Date(now).toISOString().slice(0, 10),
})

/**
 * The values as a path of steps in a box from 0 to 100: a value holds until the next. `top` is the value at the upper
 * edge.
 */
export function stepPath(values: readonly number[], top: number): { line: string; area: string } {
  const x = (index: number) => round((index / Math.max(values.length - 1, 1)) * 100)
  const y = (value: number) => round(100 - (top > 0 ? Math.min(value / top, 1) * 100 : 0))
  const [first = 0, ...rest] = values
  const steps = rest.flatMap((value, index) =>
    value === values[index] && index < rest.length - 1 ? [] : [`H${x(index + 1)}`, `V${y(value)}`],
  )
  const line = [`M0 ${y(first)}`, ...steps].join('')
  return { line, area: `${line}V100H0Z` }
}

const round = (value: number) => Math.round(value * 100) / 100

/** The value at the upper edge of a chart: the limit, unless so little of it is used that the line would be flat. */
export function chartTop(values: readonly number[], limit: number | null): number {
  const most = Math.max(...values, 0)
  if (limit !== null && limit > 0 && most >= limit / 10) return Math.max(limit, most)
  return most > 0 ? most * 1.25 : 1
}
