import type { Server } from '@meridian/contract'
import { CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { formatMoment } from '../../../framework/text/dates.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { adviceOn } from './fault-advice.ts'
import { faultFields } from './fault.messages.ts'
import { overviewMessages } from './overview.messages.ts'
import { LongText } from './LongText.tsx'

/** What went wrong, in Nova's words, and what can be done about it in plain ones. */
export function FaultCard({ fault }: { fault: NonNullable<Server['fault']> }) {
  const intl = useIntl()
  const advice = adviceOn(fault.message)
  return (
    <Card title={intl.formatMessage(overviewMessages.fault)}>
      {advice && (
        <p role="note" className="mb-4 flex gap-2.5 rounded-md bg-bad-soft px-3 py-2">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          {intl.formatMessage(advice)}
        </p>
      )}
      <DescriptionList
        items={[
          { term: intl.formatMessage(faultFields.message), value: fault.message },
          { term: intl.formatMessage(faultFields.code), value: fault.code },
          ...(fault.details
            ? [{ term: intl.formatMessage(faultFields.details), value: <LongText>{fault.details}</LongText> }]
            : []),
          { term: intl.formatMessage(faultFields.created), value: formatMoment(intl, fault.created) },
        ]}
      />
    </Card>
  )
}
