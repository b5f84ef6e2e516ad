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
