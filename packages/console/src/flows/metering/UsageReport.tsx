import { classic } from '@meridian/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { addressOf } from '../../api/client.ts'
import { tabScope } from '../../api/tab-scope.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { saveFrom } from '../../ui/save-file.ts'
import { periodNamed, periodQuery, problemOf } from './metering-period.ts'
import { meteringMessages as messages } from './metering.messages.ts'
import { PeriodFields } from './PeriodFields.tsx'

/** What all projects used in a period, to be taken away. */
export function UsageReport() {
  const { formatMessage } = useIntl()
  const [period, setPeriod] = useState(() => periodNamed('7'))
  // The browser fetches it like any link, and so the link names the project that this tab works in.
  const download = () => {
    const { project, region } = tabScope() ?? {}
    saveFrom(addressOf(classic.meterReport, { query: { ...periodQuery(period), project, region } }))
  }
  return (
    <Card>
      <p className="mb-3 text-ink-2">{formatMessage(messages.reportHint)}</p>
      <div className="grid max-w-3xl items-start gap-4 sm:grid-cols-3">
        <PeriodFields value={period} onChange={setPeriod} />
      </div>
      <Button
        variant="primary"
        className="mt-4"
        icon={<Download aria-hidden />}
        disabled={problemOf(period) !== undefined}
        onClick={download}
      >
        {formatMessage(messages.download)}
      </Button>
    </Card>
  )
}
