import type { IntlShape } from 'react-intl'
import { chartMessages } from './chart.messages.ts'

/** How much of a limit is taken, and how much more is about to be. */
export interface Usage {
  used?: number
  added?: number
  /** Negative or infinite: there is no limit. */
  max?: number
}

export type QuotaLevel = 'normal' | 'warning' | 'danger'
export type Fullness = 'normal' | 'nearly-full' | 'full'

/** Of a quota bar, by percent taken. */
export const quotaLevel = (percent: number): QuotaLevel =>
  percent > 99 ? 'danger' : percent > 89 ? 'warning' : 'normal'

/** Of a pie, by percent taken. */
export const fullness = (percent: number): Fullness =>
  percent >= 100 ? 'full' : percent >= 80 ? 'nearly-full' : 'normal'

export const isUnlimited = (max: number): boolean => max < 0 || !Number.isFinite(max)

/** What a chart shows of a usage; without a limit there is no percent, and no end of what is left. */
export function measure({ used = 0, added = 0, max = 1 }: Usage) {
  if (isUnlimited(max)) return { used, added, max: null, percent: null, remaining: null, over: false }
  const taken = used + added
  return {
    used,
    added,
    max,
    // A limit of nothing is full from the start.
    percent: max === 0 ? (taken > 0 ? Infinity : 100) : Math.round((taken / max) * 100),
    remaining: Math.max(0, max - taken),
    over: taken > max,
  }
}

/** A limit as a number, or that there is none where it is negative or no number at all. */
export function formatLimit(
  intl: IntlShape,
  limit: unknown,
  format: (amount: number) => string = (amount) => intl.formatNumber(amount),
): string {
  if (typeof limit !== 'number' || isUnlimited(limit)) return intl.formatMessage(chartMessages.unlimited)
  return format(limit)
}
