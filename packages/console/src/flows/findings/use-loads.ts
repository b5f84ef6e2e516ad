import { serverMetricEndpoints, type MetricPoint, type Server } from '@meridian/contract'
import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '../../api/query.ts'
import { DAY_MS, type ServerLoad } from './rule.ts'

/** As many instances are measured, the largest first: each has a series of its own. */
const MOST_MEASURED = 40
/** A series lasts: it changes little from visit to visit. */
const FRESH_MS = 600_000

const FULL = 90
const HIGH_SHARE = 0.95

/** What a series of CPU percentages says; null if it is empty. */
export function loadOf(id: string, points: readonly MetricPoint[]): ServerLoad | null {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  const values = points.map(([, value]) => value).toSorted((a, b) => a - b)
  const full = values.filter((value) => value >= FULL).length
  return {
    id,
    days: (last[0] - first[0]) / DAY_MS,
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    high: values[Math.min(values.length - 1, Math.floor(values.length * HIGH_SHARE))] ?? 0,
    busy: (full / values.length) * 100,
  }
}

export interface Loads {
  /** Undefined until all are read. */
  loads: readonly ServerLoad[] | undefined
  /** How many instances would be measured, of how many that run. */
  count: number
  running: number
  /** How many have been read; null before the user asks for them. */
  progress: number | null
  start: () => void
}

/** How instances used their VCPUs in the last month; nothing is requested before `start`. */
export function useLoads(servers: readonly Server[] | undefined): Loads {
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const running = useMemo(
    () =>
      (servers ?? [])
        .filter(({ status }) => status === 'ACTIVE')
        .toSorted((a, b) => (b.flavor.vcpus ?? 0) - (a.flavor.vcpus ?? 0)),
    [servers],
  )
  const results = useQueries({
    queries: (wanted ?? []).map((id) => ({
      ...query(serverMetricEndpoints.serverMetrics, { params: { id }, query: { period: 'month' } }),
      staleTime: FRESH_MS,
    })),
  })
  const read = results.filter(({ data, error }) => data !== undefined || error !== null).length
  const isRead = wanted !== null && read === wanted.length
  const version = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join(' ')
  const loads = useMemo(
    () =>
      isRead ? results.flatMap(({ data }, at) => loadOf(wanted[at] ?? '', data?.series.cpu ?? []) ?? []) : undefined,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version changes with the results, and only then
    [isRead, version],
  )
  return {
    loads,
    count: Math.min(running.length, MOST_MEASURED),
    running: running.length,
    progress: wanted === null ? null : read,
    start: () => setWanted(running.slice(0, MOST_MEASURED).map(({ id }) => id)),
  }
}
