import { Search, SearchX } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { tableMessages } from '../table/table.messages.ts'
import { halfMessages as messages } from './half-list.messages.ts'
import type { Half } from './use-panel-list.ts'
import { words } from '../text/common.messages.ts'

interface HalfCountProps {
  half: Half
  /** The number of rows that match, while there is a search. */
  found: number | null
  onLoadRest: () => void
}

/** Below a list: how much of it is loaded. */
export function HalfCount({ half: { loaded, total, growing, asking }, found, onLoadRest }: HalfCountProps) {
  const { formatMessage } = useIntl()
  const parts = [
    ...(found === null ? [] : [formatMessage(messages.foundIn, { count: found })]),
    total === null
      ? formatMessage(messages.someLoaded, { loaded })
      : formatMessage(messages.loadedOf, { loaded, total }),
    ...(growing || asking ? [formatMessage(tableMessages.loadingMore)] : []),
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="text-sm text-ink-3 tabular-nums">
        {parts.join(' · ')}
      </p>
      {!growing && (
        <Button size="small" onClick={onLoadRest}>
          {formatMessage(messages.loadRest)}
        </Button>
      )}
    </div>
  )
}

interface HalfEmptyProps {
  half: Half
  onLoadRest: () => void
  onClearSearch: () => void
}

/** In the place of rows: nothing that is loaded matches. */
export function HalfEmpty({ half: { loaded, total, growing, asking }, onLoadRest, onClearSearch }: HalfEmptyProps) {
  const { formatMessage } = useIntl()
  if (growing || asking)
    return (
      <EmptyState
        icon={<Search aria-hidden />}
        title={formatMessage(messages.searching)}
        text={formatMessage(messages.searchingHint)}
      />
    )
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={formatMessage(messages.noneYet)}
      text={
        total === null
          ? formatMessage(messages.noneIn, { loaded })
          : formatMessage(messages.noneInOf, { loaded, total })
      }
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={onLoadRest}>
            {formatMessage(messages.loadRest)}
          </Button>
          <Button onClick={onClearSearch}>{formatMessage(words.clearSearch)}</Button>
        </div>
      }
    />
  )
}

interface SelectTheRestProps {
  half: Half
  searching: boolean
  busy: boolean
  onSelect: () => void
}

/** Beside the count of selected rows: they are not all. */
export function SelectTheRest({ half: { total }, searching, busy, onSelect }: SelectTheRestProps) {
  const { formatMessage } = useIntl()
  return (
    <Button size="small" variant="quiet" busy={busy} onClick={onSelect}>
      {searching
        ? formatMessage(messages.selectMatching)
        : total === null
          ? formatMessage(messages.selectUnknown)
          : formatMessage(messages.selectAll, { total })}
    </Button>
  )
}
