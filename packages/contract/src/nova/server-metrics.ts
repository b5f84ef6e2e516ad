import * as z from 'zod'
import { get } from '../endpoint.ts'
import { withGaps } from '../items.ts'

export const METRIC_PERIODS = ['hour', 'day', 'week', 'month'] as const
export type MetricPeriod = (typeof METRIC_PERIODS)[number]

/** Milliseconds since 1970, value. */
const Point = z.tuple([z.number(), z.number()])
export type MetricPoint = z.infer<typeof Point>

/** What is measured of a server: its CPU in percent of all its vCPUs, sizes in bytes, traffic in bytes per second. */
export const SERVER_METRICS = ['cpu', 'memory', 'memory_total', 'disk_read', 'disk_write', 'net_in', 'net_out'] as const
export type ServerMetric = (typeof SERVER_METRICS)[number]

const ServerMetrics = z.object({
  /** Milliseconds since 1970, as `stop`. */
  start: z.number(),
  stop: z.number(),
  /** Seconds between two points. */
  step: z.number().positive(),
  /** In order of time; empty if nothing was measured. */
  series: z.record(z.enum(SERVER_METRICS), z.array(Point)),
  ...withGaps,
})
export type ServerMetrics = z.infer<typeof ServerMetrics>

export const serverMetricEndpoints = {
  serverMetrics: get(
    '/api/nova/servers/:id/metrics/',
    "Show a server's CPU, memory, disk and network over time, from Gnocchi or the operator's Prometheus",
    {
      query: z.object({ period: z.enum(METRIC_PERIODS).default('hour') }),
      result: ServerMetrics,
      absent: 'This cloud measures no servers: it has no metric service.',
    },
  ),
}
