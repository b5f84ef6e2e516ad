import { SearchX } from 'lucide-react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Item } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import { tableMessages } from '../table/table.messages.ts'

interface PanelEmptyProps<T extends Item> {
  resource: Resource<T>
  /** Why nothing is there: there is nothing, nothing matches, or nothing was asked for yet. */
  why: 'none' | 'no-match' | 'filter-first'
  onClearSearch: () => void
}

export function PanelEmpty<T extends Item>({ resource, why, onClearSearch }: PanelEmptyProps<T>) {
  const intl = useIntl()
  const hints: Record<typeof why, MessageDescriptor> = {
    none: resource.emptyHint,
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
        why === 'no-match' && <Button onClick={onClearSearch}>{intl.formatMessage(tableMessages.clearSearch)}</Button>
      }
    />
  )
}
