import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import type { UsedPeriod } from './use-period.ts'
import { usageMessages as messages } from './usage.messages.ts'

interface PeriodFormProps {
  period: UsedPeriod
  busy: boolean
}

/** Asks for the days whose usage is shown. */
export function PeriodForm({ period, busy }: PeriodFormProps) {
  const { formatMessage } = useIntl()
  const [start, setStart] = useState(period.start)
  const [end, setEnd] = useState(period.end)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    period.set({ start: start.trim(), end: end.trim() })
  }
  const problem = period.malformed ? messages.malformed : period.possible ? null : messages.impossible
  return (
    <form noValidate onSubmit={submit} className="grid gap-2" aria-label={formatMessage(messages.period)}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-40">
          <DateField name="start" label={formatMessage(messages.start)} value={start} onChange={setStart} />
        </div>
        <div className="w-40">
          <DateField name="end" label={formatMessage(messages.end)} value={end} onChange={setEnd} />
        </div>
        <Button type="submit" busy={busy}>
          {formatMessage(messages.submit)}
        </Button>
      </div>
      {problem ? (
        <p role="alert" className="text-sm text-bad">
          {formatMessage(problem)}
        </p>
      ) : (
        <p className="text-sm text-ink-3">{formatMessage(messages.periodHint)}</p>
      )}
    </form>
  )
}
