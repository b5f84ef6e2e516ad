import { TriangleAlert, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons.tsx'
import { EmptyState, RequestId } from '../../ui/states.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import type { Item } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import { tableMessages } from '../table/table.messages.ts'
import { describeError } from '../text/error-text.ts'
import { words } from '../text/common.messages.ts'

interface PanelAlertProps {
  /** The failure message. */
  title: string
  error: ApiError
  retrying: boolean
  onRetry: () => void
}

/** Shown above the rows if refreshing them failed, or if not all could be loaded. */
export function PanelAlert({ title, error, retrying, onRetry }: PanelAlertProps) {
  const intl = useIntl()
  const texts = useUiTexts()
  return (
    <div role="alert" className="flex items-baseline gap-3 rounded-lg bg-bad-soft py-2 pe-2 ps-3">
      <TriangleAlert aria-hidden className="relative top-0.5 size-4 shrink-0 text-bad" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
          <strong className="font-semibold">{title}</strong> {describeError(intl, error)}
        </p>
        {error.requestId && <RequestId id={error.requestId} />}
        <Button size="small" busy={retrying} onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </div>
  )
}

interface PanelEmptyProps<T extends Item> {
  resource: Resource<T>
  /** Why the table is empty: no items, no matches, or no filter yet. */
  why: 'none' | 'no-match' | 'filter-first'
  onClearSearch: () => void
  /** What one does first here. */
  action: ReactNode
}

export function PanelEmpty<T extends Item>({ resource, why, onClearSearch, action }: PanelEmptyProps<T>) {
  const intl = useIntl()
  const hints: Record<typeof why, MessageDescriptor> = {
    none: resource.list.emptyHint,
    'no-match': tableMessages.noMatch,
    'filter-first': tableMessages.filterFirst,
  }
  const Icon = why === 'none' ? resource.nav.icon : SearchX
  return (
    <EmptyState
      icon={<Icon aria-hidden />}
      title={intl.formatMessage(tableMessages.empty)}
      text={intl.formatMessage(hints[why])}
      action={
        why === 'no-match' ? (
          <Button onClick={onClearSearch}>{intl.formatMessage(words.clearSearch)}</Button>
        ) : (
          action && <div className="flex flex-wrap justify-center gap-2">{action}</div>
        )
      }
    />
  )
}

interface CountProps {
  shown: number
  total: number
}

/** Below a list that is loaded whole. */
export function Count({ shown, total }: CountProps) {
  const intl = useIntl()
  return (
    <p role="status" className="text-sm text-ink-3 tabular-nums">
      {shown === total
        ? intl.formatMessage(tableMessages.count, { count: shown })
        : intl.formatMessage(tableMessages.countOf, { count: shown, total })}
    </p>
  )
}
