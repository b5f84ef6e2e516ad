import { Columns3 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/popups/Menu.tsx'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { shownColumns } from '../table/column-layout.ts'
import { tableMessages } from '../table/table.messages.ts'
import type { Density, Preferences } from '../table/use-preferences.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const ArrangeColumns = lazyPart(async () => (await import('./ArrangeColumns.tsx')).ArrangeColumns)

interface ColumnChooserProps<T extends Item> {
  columns: readonly Column<T>[]
  preferences: Preferences
  onChange: (change: Partial<Preferences>) => void
}

/** Chooses the visible columns and the row height. */
export function ColumnChooser<T extends Item>({ columns, preferences, onChange }: ColumnChooserProps<T>) {
  const intl = useIntl()
  const shown = shownColumns(columns, preferences.columns, Infinity)
  const label = intl.formatMessage(tableMessages.columns)
  const [arranging, setArranging] = useState<'open' | 'closed' | null>(null)
  return (
    <>
      <Menu
        trigger={<IconButton label={label} icon={<Columns3 aria-hidden />} />}
        entries={() => [
          ...columns.map((column) => ({
            id: column.id,
            label: intl.formatMessage(column.header),
            checked: shown.includes(column),
            // At least one column stays visible.
            disabled: shown.length === 1 && shown[0] === column,
            onChange: (checked: boolean) => onChange({ columns: { ...preferences.columns, [column.id]: checked } }),
          })),
          'separator',
          {
            id: 'reset',
            label: intl.formatMessage(tableMessages.resetColumns),
            onSelect: () => onChange({ columns: {}, order: [], widths: {} }),
          },
          {
            id: 'arrange',
            label: intl.formatMessage(tableMessages.arrange),
            onSelect: () => setArranging('open'),
          },
          'separator',
          {
            heading: intl.formatMessage(tableMessages.density),
            value: preferences.density,
            options: [
              { value: 'comfortable', label: intl.formatMessage(tableMessages.comfortable) },
              { value: 'compact', label: intl.formatMessage(tableMessages.compact) },
            ],
            onChange: (density: string) => onChange({ density: density as Density }), // one of the two above
          },
        ]}
      />
      {arranging && (
        <Suspense>
          <ArrangeColumns
            open={arranging === 'open'}
            columns={columns.map(({ id, header, width }) => ({ id, width, name: intl.formatMessage(header) }))}
            widths={preferences.widths}
            onChange={onChange}
            onClose={() => setArranging('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
