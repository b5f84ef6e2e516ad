import { useIntl } from 'react-intl'
import { formatBytes } from '../../framework/text/bytes.ts'
import { Button } from '../../ui/Button.tsx'
import type { Unfinished } from './find-unfinished.ts'
import { unfinishedMessages as messages, unfinishedPhrases as phrases } from './unfinished.messages.ts'

interface UnfinishedRowProps {
  unfinished: Unfinished
  busy: boolean
  onDiscard: () => void
}

export function UnfinishedRow({ unfinished: { upload, resource, bytes }, busy, onDiscard }: UnfinishedRowProps) {
  const intl = useIntl()
  const { name, place, at } = upload
  const facts = [
    intl.formatMessage(phrases.of, { kind: intl.formatMessage(resource.names.one), place }),
    intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
    bytes !== null && intl.formatMessage(phrases.arrived, { size: formatBytes(intl, bytes) }),
  ]
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button
        size="small"
        disabled={busy}
        aria-label={intl.formatMessage(phrases.discardOne, { name })}
        onClick={onDiscard}
      >
        {intl.formatMessage(messages.discard)}
      </Button>
    </li>
  )
}
