import type { QuotaItem, QuotaUsage } from '@meridian/contract'
import type { NetworkQuotaDetails } from '@meridian/wire'

const NAMES: Record<string, string> = {
  metadata_items: 'Metadata Items',
  cores: 'VCPUs',
  instances: 'Instances',
  injected_files: 'Injected Files',
  injected_file_content_bytes: 'Injected File Content Bytes',
  injected_file_path_bytes: 'Injected File Path Bytes',
  ram: 'RAM (MB)',
  key_pairs: 'Key Pairs',
  volumes: 'Volumes',
  snapshots: 'Volume Snapshots',
  gigabytes: 'Total Size of Volumes and Snapshots (GB)',
  network: 'Networks',
  subnet: 'Subnets',
  port: 'Ports',
  router: 'Routers',
  floatingip: 'Floating IPs',
  security_group: 'Security Groups',
  security_group_rule: 'Security Group Rules',
}

/** A quota's label; an unknown one gets its name in title case. */
export const quotaName = (name: string): string =>
  NAMES[name] ??
  name
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** A service's limits as a list; texts such as the project's id are dropped. */
export const toQuotaItems = (set: object): QuotaItem[] =>
  Object.entries(set).flatMap(([name, limit]: [string, unknown]) =>
    typeof limit === 'number' ? [{ name, display_name: quotaName(name), limit }] : [],
  )

/** The same, with usage. */
export const toQuotaUsages = (set: object): QuotaUsage[] =>
  Object.entries(set).flatMap(([name, usage]: [string, QuotaUsage | string]) =>
    typeof usage === 'string'
      ? []
      : [{ name, display_name: quotaName(name), limit: usage.limit, in_use: usage.in_use, reserved: usage.reserved }],
  )

/** The same of Neutron, whose `used` is `in_use` to Nova and Cinder. */
export const toNetworkUsages = (details: NetworkQuotaDetails): QuotaUsage[] =>
  toQuotaUsages(
    Object.fromEntries(Object.entries(details).map(([name, { used, ...quota }]) => [name, { ...quota, in_use: used }])),
  )
