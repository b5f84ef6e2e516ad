import type { IntlShape } from 'react-intl'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const
const STEP = 1024

/** A size in the largest unit that keeps it at one or more, with up to two decimals: 1,536 → 1.5 KB. */
export function formatBytes(intl: Pick<IntlShape, 'formatNumber'>, bytes: number): string {
  let amount = bytes
  let unit = 0
  while (amount >= STEP && unit < UNITS.length - 1) {
    amount /= STEP
    unit += 1
  }
  return `${intl.formatNumber(amount, { maximumFractionDigits: 2 })} ${UNITS[unit]}`
}
