import type { VolumePool } from '@meridian/contract'

type Capabilities = NonNullable<VolumePool['capabilities']>
type Reported = Capabilities['total_capacity_gb']

/** The max of something without a limit, as quotas have it. */
const NO_LIMIT = -1

interface Amount {
  /** null: the driver does not report it. */
  used: number | null
  max: number | null
}

export interface PoolCapacity {
  /** Written, of what there is. */
  space: Amount
  /** Promised to volumes, of what may be promised. */
  promised: Amount
  /** null if unknown, negative without limit. */
  free: number | null
}

/** Sizes in GiB. Drivers report "infinite" and "unknown", too, and some write numbers as text. */
export function capacityOf(capabilities: VolumePool['capabilities']): PoolCapacity {
  if (!capabilities) return { space: UNKNOWN, promised: UNKNOWN, free: null }
  const total = numberOf(capabilities.total_capacity_gb)
  const free = numberOf(capabilities.free_capacity_gb)
  const isCounted = total !== null && total >= 0 && free !== null && free >= 0
  return {
    space: { used: isCounted ? Math.max(0, total - free) : null, max: total },
    promised: {
      used: numberOf(capabilities.provisioned_capacity_gb) ?? numberOf(capabilities.allocated_capacity_gb),
      max: promisable(capabilities, total),
    },
    free,
  }
}

const UNKNOWN: Amount = { used: null, max: null }

/** Cinder's scheduler promises at most this: what is not reserved, times the ratio if the pool is thin. */
function promisable(capabilities: Capabilities, total: number | null): number | null {
  if (total === null || total < 0) return total
  const reserved = numberOf(capabilities.reserved_percentage) ?? 0
  const rest = total * (1 - reserved / 100)
  if (!isYes(capabilities.thin_provisioning_support)) return rest
  const ratio = numberOf(capabilities.max_over_subscription_ratio)
  return ratio === null || ratio < 0 ? null : rest * ratio
}

function numberOf(value: Reported): number | null {
  if (typeof value === 'string' && /^inf/i.test(value)) return NO_LIMIT
  const number = value === '' || value === null ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}

/** Drivers write true, 'True' and '<is> True'. */
export const isYes = (value: unknown): boolean => /\btrue\b/i.test(String(value))

/** `host@backend#pool`: a pool alone in its backend is often not named. */
export function partsOf(name: string): { host: string; backend: string; pool: string } {
  const [place = '', ...pool] = name.split('#')
  const [host = '', ...backend] = place.split('@')
  return { host, backend: backend.join('@'), pool: pool.join('#') }
}
