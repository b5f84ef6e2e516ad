/** A resource of Gnocchi; types other than `generic` add keys. */
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
  /** Ids of metrics by name. */
  metrics: Record<string, string>
  [attribute: string]: unknown
}

export interface ArchivePolicy {
  name: string
  /** Number of periods back in which late measures are accepted. */
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

/** Timestamp, granularity in seconds, value. */
export type Measure = [moment: string, granularity: number, value: number]
