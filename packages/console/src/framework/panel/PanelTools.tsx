import type { ComponentProps } from 'react'
import type { Item, PanelScope, CellContext } from '../resource/item.ts'
import { ColumnChooser } from './ColumnChooser.tsx'
import { ViewsMenu } from './ViewsMenu.tsx'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import type { Column } from '../resource/column.ts'
import { tableMessages } from '../table/table.messages.ts'
import { useWhole } from './use-whole.ts'

type PanelToolsProps<T extends Item> = ComponentProps<typeof ExportButton<T>> & {
  type: string
  scope: PanelScope
  /** The columns that can be chosen. */
  all: ComponentProps<typeof ColumnChooser<T>>['columns']
} & Pick<ComponentProps<typeof ColumnChooser<T>>, 'preferences' | 'onChange'>

/** Beside the search bar of a list: what one rarely presses. */
export function PanelTools<T extends Item>(props: PanelToolsProps<T>) {
  const { type, scope, all, columns, preferences, onChange, ...exported } = props
  return (
    <>
      <ViewsMenu type={type} scope={scope} columns={columns} />
      <ColumnChooser columns={all} preferences={preferences} onChange={onChange} />
      <ExportButton columns={columns} {...exported} />
    </>
  )
}

interface ExportButtonProps<T extends Item> {
  /** The name of the file and the rows, as 'Images'. */
  name: string
  items: readonly T[]
  columns: readonly Column<T>[]
  context: CellContext
  whole: Parameters<typeof useWhole>[0]
}

/** Downloads the rows, with their ids, as CSV: all that match, also those that are not loaded yet. */
function ExportButton<T extends Item>({ name, items, columns, context, whole }: ExportButtonProps<T>) {
  const intl = useIntl()
  const download = async () => (await import('./save-rows.ts')).saveRows(intl, { name, items, columns, context })
  const { start, waiting } = useWhole(whole, () => void download())
  return (
    <IconButton
      label={intl.formatMessage(tableMessages.export)}
      hint={intl.formatMessage(tableMessages.exportHint)}
      icon={<Download aria-hidden />}
      disabled={items.length === 0}
      busy={waiting}
      onClick={start}
    />
  )
}
