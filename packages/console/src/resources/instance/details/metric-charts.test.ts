import type { ServerMetrics } from '@meridian/contract'
import { describe, expect, test } from 'vitest'
import { chartData, METRIC_CHARTS, mostOf } from './metric-charts.ts'

const MIB = 1024 ** 2

const measured = (series: Partial<ServerMetrics['series']>): ServerMetrics => ({
  start: 0,
  stop: 3_600_000,
  step: 300,
  series: { cpu: [], memory: [], memory_total: [], disk_read: [], disk_write: [], net_in: [], net_out: [], ...series },
})
const chart = (id: string, metrics: ServerMetrics) => {
  const found = METRIC_CHARTS.find((each) => each.id === id)
  if (!found) throw new Error(id)
  return chartData(found, metrics, (name) => name)
}

describe("the charts of an instance's metrics", () => {
  test('show CPU from 0 to 100 percent', () => {
    const { series, settings } = chart('cpu', measured({ cpu: [[0, 12.5]] }))
    expect(series).toEqual([{ name: 'cpu', unit: '%', data: [{ x: '1970-01-01T00:00:00.000Z', y: 12.5 }] }])
    expect(settings).toMatchObject({ yMin: 0, yMax: 100 })
  })

  test('show all lines in the unit that fits the highest', () => {
    const { series } = chart('disk', measured({ disk_read: [[0, 3 * MIB]], disk_write: [[0, MIB / 2]] }))
    expect(series.map(({ data }) => data[0]?.y)).toEqual([3, 0.5])
    expect(new Set(series.map(({ unit }) => unit)).size).toBe(1)
    expect(series[0]?.unit).toMatch(/^M.*B\/s$/)
  })

  test('interrupt a line after two missing measures', () => {
    expect(chart('network', measured({})).settings?.gap).toBe(750_000)
  })
})

test('the highest value of nothing is 0', () => expect(mostOf([[], []])).toBe(0))
