import * as z from 'zod'
import { get } from '../endpoint.ts'
import { withGaps } from '../items.ts'

/** Days back from now, or `other`, which names both ends. */
const Period = z.object({
  date_options: z
    .string()
    .regex(/^(\d{1,4}|other)$/)
    .default('1'),
  date_from: z.string().optional(),
  date_to: z.string().optional(),
})
export type Period = z.output<typeof Period>

const DAY_MS = 24 * 60 * 60 * 1000
const DATE = /^\d{4}-\d\d-\d\d$/

/** What can be wrong with a period: it has no start, or that is not before its end. */
export const PERIOD_PROBLEMS = {
  start: 'Must specify start of period',
  order: 'Start must be earlier than end of period.',
} as const

/** The two ends of a period, or what is wrong with it. */
export function periodOf(
  { date_options: days, date_from: from, date_to: to }: Period,
  now: number,
): { start: string; stop: string } | { problem: keyof typeof PERIOD_PROBLEMS } {
  if (days !== 'other') return ends(now - Number(days) * DAY_MS, now)
  if (!from || !DATE.test(from)) return { problem: 'start' }
  const begin = Date.parse(from)
  const end = to && DATE.test(to) ? Date.parse(to) + DAY_MS - 1 : now
  if (Number.isNaN(begin) || Number.isNaN(end) || begin >= end) return { problem: 'order' }
  return ends(begin, end)
}

const ends = (start: number, stop: number) => ({
  start: new Date(start).toISOString(),
  stop: new Date(stop).toISOString(),
})

/** What Gnocchi keeps of every instance, by the names that Ceilometer gives them. */
export const METER_NAMES = ['cpu', 'vcpus', 'memory', 'memory.usage', 'disk.root.size', 'disk.ephemeral.size'] as const
export type MeterName = (typeof METER_NAMES)[number]

export const STATISTICS = ['avg', 'min', 'max', 'sum'] as const
export type Statistic = (typeof STATISTICS)[number]

const Chart = z.object({
  series: z.array(
    z.object({
      name: z.string(),
      unit: z.string(),
      meter: z.string(),
      data: z.array(z.object({ x: z.string(), y: z.number() })),
    }),
  ),
  settings: z.record(z.string(), z.unknown()),
  ...withGaps,
})
export type LineChart = z.infer<typeof Chart>

export const meteringEndpoints = {
  meterSamples: get('/admin/metering/samples', {
    summary: 'What a meter measured in a period, for a line chart',
    query: Period.extend({
      meter: z.string().optional(),
      stats_attr: z.enum(STATISTICS).default('avg'),
      group_by: z.literal('project').optional(),
    }),
    // Without a meter there is nothing to draw.
    result: Chart.or(z.object({})),
  }),
  meterReport: get('/admin/metering/report/csv', {
    summary: "Every project's daily averages in a period, as CSV",
    query: Period.extend({ project: z.string().optional(), region: z.string().optional() }),
    bytes: 'out',
  }),
}
