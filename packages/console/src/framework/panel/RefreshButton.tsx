import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { tableMessages, tablePhrases } from '../table/table.messages.ts'
import { ageOf } from './age.ts'

const TICK_MS = 1000

interface RefreshButtonProps {
  /** When the rows were fetched, in ms; 0: not yet. */
  updatedAt: number
  fetching: boolean
  onRefresh: () => void
}

/** Fetches the rows anew, and says how old they are. */
export function RefreshButton({ updatedAt, fetching, onRefresh }: RefreshButtonProps) {
  const intl = useIntl()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const { amount, unit } = ageOf(updatedAt, now)
  const age = intl.formatRelativeTime(-amount, unit, { style: 'narrow', numeric: 'auto' })
  return (
    <Button
      variant="quiet"
      disabled={fetching}
      focusableWhenDisabled
      onClick={onRefresh}
      className="max-sm:px-2"
      icon={<RefreshCw aria-hidden className={cx(fetching && 'animate-spin')} />}
    >
      <span className="sr-only">{intl.formatMessage(tableMessages.refresh)}</span>
      {updatedAt > 0 && (
        <span className="tabular-nums max-sm:hidden">{intl.formatMessage(tablePhrases.updated, { age })}</span>
      )}
    </Button>
  )
}
