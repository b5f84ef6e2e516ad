import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { settingAt, useSettings } from '../../framework/session/settings.ts'

/** Two days, inclusive, as yyyy-mm-dd in UTC, as the services count days. */
export interface Period {
  start: string
  end: string
}

const DAY_MS = 86_400_000

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

const todayAt = (now: number): string => dayOf(now)

/** The last so many days; without a number, the current month so far. */
export const defaultPeriod = (now: number, days: number | null): Period => ({
  start: days ? dayOf(now - days * DAY_MS) : `${dayOf(now).slice(0, -2)}01`,
  end: dayOf(now),
})

function isDay(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(moment) && dayOf(moment) === text
}

/** The period in the address, or the default; today replaces an invalid day, which `malformed` reports. */
export function periodIn(
  requested: Partial<Period>,
  standard: Period,
  today: string,
): { period: Period; malformed: boolean } {
  const read = (text: string | undefined, otherwise: string) => (text ? (isDay(text) ? text : today) : otherwise)
  return {
    period: { start: read(requested.start, standard.start), end: read(requested.end, standard.end) },
    malformed: [requested.start, requested.end].some((text) => text !== undefined && text !== '' && !isDay(text)),
  }
}

/** Whether anything can have been used then: it has started, and does not end before its start. */
export const isPossible = ({ start, end }: Period, today: string): boolean => start <= end && start <= today

/** The period in the URL; undefined until the default is known. */
export function usePeriod() {
  const { start, end }: Partial<Period> = useSearch({ strict: false })
  const navigate = useNavigate()
  const settings = useSettings()
  const [now] = useState(Date.now)
  if (!settings) return undefined
  const today = todayAt(now)
  const usual = defaultPeriod(now, settingAt<number | null>(settings, ['OVERVIEW_DAYS_RANGE'], 1))
  const { period, malformed } = periodIn({ start, end }, usual, today)
  return {
    ...period,
    malformed,
    possible: isPossible(period, today),
    set: (next: Period) => void navigate({ to: '.', search: (before: object) => ({ ...before, ...next }) }),
  }
}

export type UsedPeriod = NonNullable<ReturnType<typeof usePeriod>>
