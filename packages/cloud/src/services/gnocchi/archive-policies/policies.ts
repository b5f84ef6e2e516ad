import type { ArchivePolicy } from '@meridian/wire'

export const MINUTE_MS = 60_000

/** Interval of the samples. */
export const SAMPLE_MS = 5 * MINUTE_MS

/** The granularities, finest first, and how long they are available. */
export const GRANULARITIES = [
  { granularity: 300, label: '0:05:00', points: 8640, timespan: '30 days, 0:00:00' },
  { granularity: 3600, label: '1:00:00', points: 8760, timespan: '365 days, 0:00:00' },
] as const

export const PLAIN_METHODS = ['mean', 'min', 'max', 'sum', 'count', 'last'] as const
export type PlainMethod = (typeof PLAIN_METHODS)[number]
const RATE_METHODS = PLAIN_METHODS.map((method) => `rate:${method}` as const)

/** All aggregation methods. */
export const METHODS = [...PLAIN_METHODS, ...RATE_METHODS]

const definition = GRANULARITIES.map(({ label, points, timespan }) => ({ granularity: label, points, timespan }))

/** Policies by name; metrics with a counter use `ceilometer-low-rate`. */
export const POLICIES = {
  'ceilometer-low': { name: 'ceilometer-low', back_window: 0, aggregation_methods: [...PLAIN_METHODS], definition },
  'ceilometer-low-rate': { name: 'ceilometer-low-rate', back_window: 0, aggregation_methods: [...METHODS], definition },
} as const satisfies Record<string, ArchivePolicy>
export type PolicyName = keyof typeof POLICIES
