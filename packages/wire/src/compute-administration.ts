import type { HypervisorResources } from './compute-resources.ts'

/** Quotas of GET /os-quota-sets; -1 is unlimited. */
export interface QuotaSet {
  cores: number
  instances: number
  key_pairs: number
  metadata_items: number
  ram: number
  server_group_members: number
  server_groups: number
  /** Until 2.35, as the next three. */
  fixed_ips?: number
  floating_ips?: number
  security_group_rules?: number
  security_groups?: number
  /** Until 2.56, as the next two. */
  injected_file_content_bytes?: number
  injected_file_path_bytes?: number
  injected_files?: number
}

export interface QuotaUse {
  limit: number
  in_use: number
  reserved: number
}

/** GET /os-quota-sets/:project/detail */
export type QuotaSetDetail = { [Name in keyof QuotaSet]: QuotaUse }

/** GET /os-hypervisors/statistics, until 2.87. */
export interface HypervisorStatistics extends HypervisorResources {
  count: number
}

/** An item of GET /extensions. */
export interface ComputeExtension {
  alias: string
  name: string
  namespace: string
  description: string
  updated: string
  links: unknown[]
}

/** Response of POST /servers; it has none of the server's attributes. */
export interface CreatedServer {
  id: string
  links: { rel: string; href: string }[]
  adminPass?: string
}

/** An item of GET /os-migrations, since 2.23. */
export interface Migration {
  id: number
  /** Since 2.59. */
  uuid?: string
  instance_uuid: string
  migration_type: string
  status: string
  source_compute: string | null
  dest_compute: string | null
  created_at: string
  updated_at: string | null
  /** Since 2.80. */
  project_id?: string
}

/** An item of GET /servers/{id}/migrations: a live migration in progress. */
export interface LiveMigration {
  id: number
  server_uuid: string
  status: string
  memory_total_bytes: number | null
  memory_processed_bytes: number | null
  memory_remaining_bytes: number | null
  disk_total_bytes: number | null
  disk_processed_bytes: number | null
  disk_remaining_bytes: number | null
  created_at: string
  updated_at: string | null
}
