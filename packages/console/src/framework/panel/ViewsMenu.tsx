import { useNavigate, useSearch } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/popups/Menu.tsx'
import { toast } from '../../ui/toast/toast.ts'
import type { PanelScope } from '../resource/item.ts'
import { useSession } from '../session/session.ts'
import { savedViews, viewQuery } from './saved-views.ts'
import { viewMessages as messages } from './views.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const SavedViews = lazyPart(async () => (await import('./SavedViews.tsx')).SavedViews)

interface ViewsMenuProps {
  type: string
  scope: PanelScope
  /** The shown columns, in their order. */
  columns: readonly { id: string }[]
}

/** Opens, saves and shares views of a list: filters, sort order and columns with a name and an address. */
export function ViewsMenu({ type, scope, columns }: ViewsMenuProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const [saving, setSaving] = useState<'open' | 'closed' | null>(null)
  const owner = `${useSession().id}.${type}.${scope}`
  const label = formatMessage(messages.views)
  const query = viewQuery(
    search,
    columns.map(({ id }) => id),
  )
  const copyLink = async () => {
    const { copyText } = await import('../../ui/copy.tsx')
    const link = new URL(location.href)
    link.search = query
    if (await copyText(link.href)) toast.success(formatMessage(messages.copied))
  }
  return (
    <>
      <Menu
        trigger={<IconButton label={label} icon={<Bookmark aria-hidden />} />}
        entries={() => {
          const views = savedViews(owner)
          return [
            ...views.map((view) => ({
              id: view.name,
              label: view.name,
              onSelect: () => void navigate({ to: '.', search: Object.fromEntries(new URLSearchParams(view.query)) }),
            })),
            ...(views.length > 0 ? (['separator'] as const) : []),
            { id: 'save', label: formatMessage(messages.save), onSelect: () => setSaving('open') },
            { id: 'copy', label: formatMessage(messages.copyLink), onSelect: () => void copyLink() },
          ]
        }}
      />
      {saving && (
        <Suspense>
          <SavedViews open={saving === 'open'} owner={owner} query={query} onClose={() => setSaving('closed')} />
        </Suspense>
      )}
    </>
  )
}
