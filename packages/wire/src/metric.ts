/** A resource of Gnocchi; those of types other than `generic` have further keys of their type. */
export interface MetricResource {
  id: string
  type: string
  project_id: string | null
  user_id: string | null
  creator: string
  original_resource_id: string
  started_at: string
  ended_at: string | null
  revision_start: string
  revision_end: string | null
  /** Name → id of the metric. */
  metrics: Record<string, string>
  [attribute: string]: unknown
}

export interface ArchivePolicy {
  name: string
  /** Points before the newest that may still come late. */
  back_window: number
  aggregation_methods: string[]
  definition: { granularity: string; points: number; timespan: string }[]
}

export interface Metric {
  id: string
  name: string
  unit: string
  creator: string
  resource_id: string
  archive_policy: ArchivePolicy
}

/** Moment, granularity in seconds, value. */
export type Measure = [moment: string, granularity: number, value: number]
