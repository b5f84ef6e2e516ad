import type { MetricPoint, ServerMetric, ServerMetrics } from '@meridian/contract'
import type { LineChartData } from '../../../framework/charts/line-data.ts'
import { fittingUnit } from '../../../framework/text/units.ts'
import type { metricMessages } from '../metrics.messages.ts'

/** The lines of a chart: their metrics with their names. */
export interface MetricChart {
  id: 'cpu' | 'memory' | 'disk' | 'network'
  lines: readonly { metric: ServerMetric; name: keyof typeof metricMessages }[]
}

export const METRIC_CHARTS: readonly MetricChart[] = [
  { id: 'cpu', lines: [{ metric: 'cpu', name: 'cpu' }] },
  {
    id: 'memory',
    lines: [
      { metric: 'memory', name: 'used' },
      { metric: 'memory_total', name: 'total' },
    ],
  },
  {
    id: 'disk',
    lines: [
      { metric: 'disk_read', name: 'read' },
      { metric: 'disk_write', name: 'write' },
    ],
  },
  {
    id: 'network',
    lines: [
      { metric: 'net_out', name: 'out' },
      { metric: 'net_in', name: 'in' },
    ],
  },
]

/** Measures may be late by one; without two of them the line is interrupted. */
export const gapOf = ({ step }: Pick<ServerMetrics, 'step'>): number => step * 1000 * 2.5

/** The highest value of several series. */
export const mostOf = (series: readonly (readonly MetricPoint[])[]): number =>
  series.flat().reduce((most, [, value]) => Math.max(most, value), 0)

/** The data of a line chart in the unit that fits its highest value; no lines where nothing was measured. */
export function chartData(
  { id, lines }: MetricChart,
  metrics: ServerMetrics,
  nameOf: (name: keyof typeof metricMessages) => string,
): LineChartData {
  const { unit, size } =
    id === 'cpu' ? { unit: '%', size: 1 } : fittingUnit(mostOf(lines.map(({ metric }) => metrics.series[metric])))
  const isRate = id === 'disk' || id === 'network'
  return {
    series: lines.map(({ metric, name }) => ({
      name: nameOf(name),
      unit: isRate ? `${unit}/s` : unit,
      data: metrics.series[metric].map(([time, value]) => ({ x: new Date(time).toISOString(), y: value / size })),
    })),
    settings: {
      xMin: new Date(metrics.start).toISOString(),
      xMax: new Date(metrics.stop).toISOString(),
      yMin: 0,
      yMax: id === 'cpu' ? 100 : undefined,
      gap: gapOf(metrics),
      higlight_last_point: true,
    },
  }
}
