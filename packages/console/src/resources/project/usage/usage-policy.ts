import type { PolicyRule } from '../../../framework/resource/item.ts'

/** What every project used is told to administrators. */
export const USAGE_POLICY: readonly PolicyRule[] = [['compute', 'os_compute_api:os-simple-tenant-usage:list']]
