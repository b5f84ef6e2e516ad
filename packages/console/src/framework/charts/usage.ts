import type { IntlShape } from 'react-intl'
import { chartMessages } from './chart.messages.ts'

/** The used amount of a limit, and the amount that is about to be added. */
export interface Usage {
  used?: number
  added?: number
  /** Negative or infinite: unlimited. */
  max?: number
}

export type QuotaLevel = 'normal' | 'warning' | 'danger'
export type Fullness = 'normal' | 'nearly-full' | 'full'

/** The level of a quota bar by percent. */
export const quotaLevel = (percent: number): QuotaLevel =>
  percent > 99 ? 'danger' : percent > 89 ? 'warning' : 'normal'

/** The level of a pie by percent. */
export const fullness = (percent: number): Fullness =>
  percent >= 100 ? 'full' : percent >= 80 ? 'nearly-full' : 'normal'

export const isUnlimited = (max: number): boolean => max < 0 || !Number.isFinite(max)

/** The used part of a limit, 0 to 1 and beyond. What is not quite full is not 100 % when it is rounded. */
export const usedShare = (taken: number, max: number): number =>
  taken < max ? Math.min(0.99, taken / max) : taken / max

/** The values that a chart shows; without a limit, `percent` and `remaining` are null. */
export function measure({ used = 0, added = 0, max = 1 }: Usage) {
  if (isUnlimited(max)) return { used, added, max: null, percent: null, remaining: null, over: false }
  const taken = used + added
  return {
    used,
    added,
    max,
    // A limit of 0 is always full.
    percent: max === 0 ? (taken > 0 ? Infinity : 100) : Math.round(usedShare(taken, max) * 100),
    remaining: Math.max(0, max - taken),
    over: taken > max,
  }
}

/** A limit as a number, or 'unlimited' if it is negative or not a number. */
export function formatLimit(
  intl: IntlShape,
  limit: unknown,
  format: (amount: number) => string = (amount) => intl.formatNumber(amount),
): string {
  if (typeof limit !== 'number' || isUnlimited(limit)) return intl.formatMessage(chartMessages.unlimited)
  return format(limit)
}
