import type { IntlShape } from 'react-intl'
import { formatterOf } from './formatter.ts'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const
const STEP = 1024

const amounts = formatterOf(({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))

/** A size, given in `unit`, in the largest unit that keeps it at one or more, with up to two decimals. */
export function formatSize(intl: IntlShape, size: number, unit: (typeof UNITS)[number] = 'B'): string {
  let amount = size
  let step = UNITS.indexOf(unit)
  while (amount >= STEP && step < UNITS.length - 1) {
    amount /= STEP
    step += 1
  }
  return `${amounts(intl).format(amount)} ${UNITS[step]}`
}

/** 1,536 → 1.5 KB. */
export const formatBytes = (intl: IntlShape, bytes: number): string => formatSize(intl, bytes)
