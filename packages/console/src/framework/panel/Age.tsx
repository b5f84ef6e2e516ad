import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { tableMessages } from '../table/table.messages.ts'

const TICK_MS = 1000

/** How old the rows are, which were fetched at this time in ms; nothing for 0, and Infinity if they are live. */
export function Age({ updatedAt }: { updatedAt: number }) {
  const intl = useIntl()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  if (updatedAt === 0) return null
  if (updatedAt === Infinity)
    return (
      <span className="rounded-full max-sm:hidden bg-ok-soft px-2 text-sm font-medium text-ok before:me-1.5 before:inline-block before:size-2 before:rounded-full before:bg-current">
        {intl.formatMessage(tableMessages.live)}
      </span>
    )
  const { amount, unit } = ageOf(updatedAt, now)
  const age = intl.formatRelativeTime(-amount, unit, { style: 'narrow', numeric: 'auto' })
  return (
    <span className="text-sm text-ink-3 tabular-nums max-sm:hidden">
      {intl.formatMessage(tableMessages.updated, { age })}
    </span>
  )
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** The age in the largest unit that fits. */
export function ageOf(thenMs: number, nowMs: number): { amount: number; unit: 'second' | 'minute' | 'hour' } {
  const seconds = Math.max(0, Math.round((nowMs - thenMs) / 1000))
  if (seconds < MINUTE) return { amount: seconds, unit: 'second' }
  if (seconds < HOUR) return { amount: Math.floor(seconds / MINUTE), unit: 'minute' }
  return { amount: Math.floor(seconds / HOUR), unit: 'hour' }
}
