import type { ProjectUsage } from '@meridian/contract'
import { expect, test } from 'vitest'
import { chartTop, stepPath, valuesOf, weekOf, weekPeriod } from './week.ts'

const now = Date.parse('2026-11-17T12:30:00Z')

const usage = (servers: { start: string; end: string | null; vcpus: number; ram: number }[]): ProjectUsage[] => [
  {
    tenant_id: 'p1',
    start: '',
    stop: '',
    total_hours: 0,
    total_vcpus_usage: 0,
    total_memory_mb_usage: 0,
    total_local_gb_usage: 0,
    server_usages: servers.map(({ start, end, vcpus, ram }) => ({
      instance_id: start,
      name: '',
      flavor: '',
      tenant_id: 'p1',
      hours: 0,
      memory_mb: ram,
      local_gb: 0,
      vcpus,
      started_at: start,
      ended_at: end,
      state: 'active',
      uptime: 0,
    })),
  },
]

test('a server counts from its start to its end, hour by hour', () => {
  const week = weekOf(
    usage([
      { start: '2026-01-01T00:00:00.000000', end: null, vcpus: 2, ram: 4096 },
      { start: '2026-11-17T09:00:00.000000', end: '2026-11-17T11:00:00.000000', vcpus: 8, ram: 16_384 },
    ]),
    now,
  )
  expect(week).toHaveLength(169)
  expect(week[0]).toEqual({ at: now - 7 * 86_400_000, instances: 1, vcpus: 2, ram: 4096 })
  expect(week.slice(-5).map(({ vcpus }) => vcpus)).toEqual([2, 10, 10, 2, 2])
  expect(week.at(-1)?.at).toBe(now)
})

test('a line ends at the number that the limit counts, so that one page does not show two', () => {
  const week = [1, 2, 2].map((instances) => ({ at: 0, instances, vcpus: 0, ram: 0 }))
  expect(valuesOf(week, 'instances', { used: 3 })).toEqual([1, 2, 3])
  expect(valuesOf(week, 'instances', undefined)).toEqual([1, 2, 2])
})

test('the days of the request include the first and the last hour', () => {
  expect(weekPeriod(now)).toEqual({ start: '2026-11-10', end: '2026-11-17' })
})

test('a line holds each value until the next', () => {
  expect(stepPath([2, 2, 4, 4, 0], 4)).toEqual({
    line: 'M0 50H50V0H100V100',
    area: 'M0 50H50V0H100V100V100H0Z',
  })
  expect(stepPath([], 4).line).toBe('M0 100')
})

test('the chart ends at the limit, unless the line would be flat', () => {
  expect(chartTop([40, 20], 80)).toBe(80)
  expect(chartTop([100], 80)).toBe(100)
  expect(chartTop([2, 4], 1000)).toBe(5)
  expect(chartTop([4], null)).toBe(5)
  expect(chartTop([0], null)).toBe(1)
})
