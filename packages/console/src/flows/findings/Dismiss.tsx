import { useState } from 'react'
import { useIntl } from 'react-intl'
import { joinNames } from '../../framework/actions/join-names.ts'
import { words } from '../../framework/text/common.messages.ts'
import { Button } from '../../ui/buttons.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { findingsMessages as messages } from './findings.messages.ts'
import { dismiss } from './kept.ts'
import { DAY_MS, type Finding } from './rule.ts'

const USUAL_DAYS = 30
const LONGEST_REASON = 200

interface DismissProps {
  owner: string
  now: number
  findings: readonly Finding[]
  onClose: () => void
  onDismissed: () => void
}

/** Hides findings until a day, with the user's reason. */
export function Dismiss({ owner, now, findings, onClose, onDismissed }: DismissProps) {
  const intl = useIntl()
  const dayAfter = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10)
  const [until, setUntil] = useState(() => dayAfter(USUAL_DAYS))
  const [because, setBecause] = useState('')
  const isDay = /^\d{4}-\d\d-\d\d$/.test(until) && until >= dayAfter(1)
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={intl.formatMessage(messages.dismiss)}
      description={joinNames(findings, { intl, label: ({ thing }) => thing.name })}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isDay) return
        dismiss(
          owner,
          findings.map(({ id }) => id),
          until,
          because.trim(),
        )
        onDismissed()
      }}
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(words.cancel)}</Button>
          <Button type="submit" variant="primary" disabled={!isDay}>
            {intl.formatMessage(words.save)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DateField
          label={intl.formatMessage(messages.until)}
          hint={intl.formatMessage(messages.dismissHint)}
          value={until}
          min={dayAfter(1)}
          onChange={setUntil}
        />
        <TextField
          label={intl.formatMessage(messages.because)}
          optional
          value={because}
          maxLength={LONGEST_REASON}
          autoComplete="off"
          onChange={(event) => setBecause(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
