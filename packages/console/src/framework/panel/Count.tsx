import { useIntl } from 'react-intl'
import { tableMessages, tablePhrases } from '../table/table.messages.ts'

interface CountProps {
  shown: number
  total: number
  /** More pages are on their way. */
  growing: boolean
}

export function Count({ shown, total, growing }: CountProps) {
  const intl = useIntl()
  return (
    <p role="status" className="text-sm text-ink-3 tabular-nums">
      {shown === total
        ? intl.formatMessage(tablePhrases.count, { count: shown })
        : intl.formatMessage(tablePhrases.countOf, { count: shown, total })}
      {growing && ` · ${intl.formatMessage(tableMessages.loadingMore)}`}
    </p>
  )
}
