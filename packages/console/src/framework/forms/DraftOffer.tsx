import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { formatAgo } from '../text/dates.ts'
import { formMessages } from './form.messages.ts'
import type { ResourceForm } from './use-resource-form.ts'
import { moreWords } from '../text/more-words.messages.ts'

/** What was begun at an earlier visit: nothing of it is in the form until the user says so, and then it is named. */
export function DraftOffer<V extends FieldValues>({ form }: { form: Pick<ResourceForm<V>, 'draft' | 'titleOf'> }) {
  const { draft } = form
  return draft && <Offer draft={draft} titleOf={form.titleOf} />
}

interface OfferProps {
  draft: NonNullable<ResourceForm<FieldValues>['draft']>
  titleOf: (name: string) => string
}

function Offer({ draft, titleOf }: OfferProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  // As it was when the form opened; "now" is no time to come back from.
  const [ago] = useState(() => formatAgo(intl, Math.min(draft.at, Date.now() - 1000)))
  const fields = intl.formatList([...new Set(draft.names.map(titleOf))])
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-accent-soft px-3 py-2"
    >
      {draft.isRestored ? (
        <p>{formatMessage(formMessages.restored, { fields })}</p>
      ) : (
        <>
          <div className="min-w-0 wrap-anywhere">
            <p className="font-semibold">{formatMessage(formMessages.begun, { ago })}</p>
            <p>{formatMessage(formMessages.begunFields, { fields })}</p>
          </div>
          <div className="flex gap-2">
            <Button size="small" onClick={draft.discard}>
              {formatMessage(moreWords.discard)}
            </Button>
            <Button size="small" variant="primary" onClick={draft.restore}>
              {formatMessage(moreWords.restore)}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
