import { periodOf } from '@meridian/contract'
import type { periodNames } from './metering.messages.ts'

/** A period as the API takes it: days back from now, or `other` with both days. */
export interface MeteringPeriod {
  date_options: string
  date_from: string
  date_to: string
}

const NO_DAYS = { date_from: '', date_to: '' }

/** Only `other` has days. */
export const periodNamed = (days: string): MeteringPeriod => ({ date_options: days, ...NO_DAYS })

interface Choice {
  days: string
  name: keyof typeof periodNames
}

/** The options on a given day; the current month is left out if a preset has the same length. */
export function periodChoices(today: Date): Choice[] {
  const fixed: Choice[] = [
    { days: '1', name: 'day' },
    { days: '7', name: 'week' },
    { days: '15', name: 'fifteen' },
    { days: '30', name: 'thirty' },
    { days: '365', name: 'year' },
    { days: 'other', name: 'other' },
  ]
  const month: Choice = { days: String(today.getUTCDate()), name: 'month' }
  return fixed.some(({ days }) => days === month.days) ? fixed : fixed.toSpliced(2, 0, month)
}

/** The problem of a period; undefined if it is valid. */
export function problemOf(period: MeteringPeriod) {
  const ends = periodOf(period, Date.now())
  return 'problem' in ends ? ends.problem : undefined
}

/** The query parameters; empty days are left out. */
export const periodQuery = ({ date_options, date_from, date_to }: MeteringPeriod) => ({
  date_options,
  date_from: date_from || undefined,
  date_to: date_to || undefined,
})
