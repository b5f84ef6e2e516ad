import type { IntlShape } from 'react-intl'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const
type Unit = (typeof UNITS)[number]
const STEP = 1024

const amounts = formatterOf(({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))

/** A size, given in `unit`, in the largest unit in which it is at least 1, with up to two decimals. */
export function formatSize(intl: IntlShape, size: number, unit: Unit = 'B'): string {
  let amount = size
  let step = UNITS.indexOf(unit)
  while (amount >= STEP && step < UNITS.length - 1) {
    amount /= STEP
    step += 1
  }
  return `${amounts(intl).format(amount)} ${UNITS[step]}`
}

/** The unit in which a number of bytes is at least 1, and how many bytes it has. */
export function fittingUnit(bytes: number): { unit: string; size: number } {
  const step = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(STEP)))
  return { unit: UNITS[step] ?? 'B', size: STEP ** step }
}

/** Two sizes in the unit of the second, which alone has it: ['118.5', '200 GB']. */
export function formatShare(intl: IntlShape, part: number, whole: number, unit: Unit): [part: string, whole: string] {
  const step = Math.max(
    0,
    Math.min(UNITS.length - 1 - UNITS.indexOf(unit), Math.floor(Math.log(whole) / Math.log(STEP))),
  )
  return [amounts(intl).format(part / STEP ** step), formatSize(intl, whole, unit)]
}

/** See `formatSize`, by which every size in the console is written. */
export const formatGigabytes = (intl: IntlShape, amount: number): string => formatSize(intl, amount, 'GB')

/** See `formatSize`. */
export const formatMegabytes = (intl: IntlShape, amount: number): string => formatSize(intl, amount, 'MB')

/** Never in another unit, for lists whose search and forms take megabytes: '2,048 MB'. */
export const formatInMegabytes = (intl: IntlShape, amount: number): string => `${amounts(intl).format(amount)} MB`

/** 1,536 → 1.5 KB. */
export const formatBytes = (intl: IntlShape, bytes: number): string => formatSize(intl, bytes)

/**
 * Creates a formatter once per intl. `intl.formatNumber` and the like look theirs up on every call, which would take
 * most of the time of a table with thousands of rows.
 */
export function formatterOf<F>(make: (intl: Pick<IntlShape, 'locale' | 'timeZone'>) => F) {
  const made = new WeakMap<object, F>()
  return (intl: Pick<IntlShape, 'locale' | 'timeZone'>): F => {
    const known = made.get(intl) ?? make(intl)
    made.set(intl, known)
    return known
  }
}
