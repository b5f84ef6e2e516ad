import type { Certificate } from '@meridian/contract'

export type CertificateState = 'valid' | 'soon' | 'expired' | 'not-yet' | 'no-key' | 'unreadable'

const DAY_MS = 86_400_000
/** Time enough to get another one. */
const SOON_DAYS = 30

export function certificateState(
  { read, has_key: hasKey }: Pick<Certificate, 'read' | 'has_key'>,
  now: number,
): CertificateState {
  if (read === null) return 'unreadable'
  const end = Date.parse(read.not_after)
  if (end <= now) return 'expired'
  if (!hasKey) return 'no-key'
  if (Date.parse(read.not_before) > now) return 'not-yet'
  return end - now < SOON_DAYS * DAY_MS ? 'soon' : 'valid'
}

/** Whole days until it ends; negative ones since it ended. */
export const daysLeft = (notAfter: string, now: number): number => Math.trunc((Date.parse(notAfter) - now) / DAY_MS)
