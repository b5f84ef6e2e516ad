import * as z from 'zod'
import { get } from '../endpoint.ts'
import { withGaps } from '../items.ts'

/** Number of days before now, or `other`, which uses `date_from` and `date_to`. */
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

/** Validation errors of a period: no start, or the start is not before the end. */
export const PERIOD_PROBLEMS = {
  start: 'Must specify start of period',
  order: 'Start must be earlier than end of period.',
} as const

/** Start and end of a period, or its validation error. */
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

/** Metrics that Gnocchi stores of every instance, by Ceilometer's names. */
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
  /** How the lines are drawn. */
  settings: z.object({
    axes_x: z.boolean().optional(),
    axes_y: z.boolean().optional(),
    axes_y_label: z.boolean().optional(),
    interpolation: z.enum(['linear', 'step-after', 'cardinal']).optional(),
    yMin: z.number().optional(),
    yMax: z.number().optional(),
    xMin: z.string().optional(),
    xMax: z.string().optional(),
    /** As the API spells it. */
    higlight_last_point: z.boolean().optional(),
  }),
  /** The bar beside the lines: all series together, at the last time, on average, and at most. */
  stats: z
    .object({
      used: z.number(),
      average: z.number(),
      max_value: z.number(),
      unit: z.string(),
      tooltip_average: z.string().optional(),
    })
    .optional(),
  ...withGaps,
})
export type LineChart = z.infer<typeof Chart>

export const meteringEndpoints = {
  meterSamples: get('/admin/metering/samples', 'Show the samples of a meter in a period, for a line chart', {
    query: Period.extend({
      meter: z.string().optional(),
      stats_attr: z.enum(STATISTICS).default('avg'),
      group_by: z.literal('project').optional(),
    }),
    // A chart needs a meter.
    result: Chart.or(z.object({})),
  }),
  meterReport: get('/admin/metering/report/csv', 'Download the daily averages of all projects in a period as CSV', {
    query: Period.extend({ project: z.string().optional(), region: z.string().optional() }),
    bytes: 'out',
  }),
}
