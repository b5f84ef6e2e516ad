import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { defaultPeriod, isPossible, periodIn, todayAt, type Period } from './period.ts'

/** The period that is asked about lives in the URL; undefined until it is known what is usual. */
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
