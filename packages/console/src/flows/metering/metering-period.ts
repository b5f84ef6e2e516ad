import { periodOf } from '@meridian/contract'
import type { periodNames } from './metering.messages.ts'

/** A period as it is asked for: days back from now, or `other`, which names both ends. */
export interface MeteringPeriod {
  date_options: string
  date_from: string
  date_to: string
}

const NO_DAYS = { date_from: '', date_to: '' }

/** Only of `other` are days kept. */
export const periodNamed = (days: string): MeteringPeriod => ({ date_options: days, ...NO_DAYS })

interface Choice {
  days: string
  name: keyof typeof periodNames
}

/** What may be chosen on a day: this month is left out where it is as long as another one. */
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

/** What is wrong with a period; undefined where nothing is. */
export function problemOf(period: MeteringPeriod) {
  const ends = periodOf(period, Date.now())
  return 'problem' in ends ? ends.problem : undefined
}

/** What is asked of the server: nothing is said of days that are not given. */
export const periodQuery = ({ date_options, date_from, date_to }: MeteringPeriod) => ({
  date_options,
  date_from: date_from || undefined,
  date_to: date_to || undefined,
})
