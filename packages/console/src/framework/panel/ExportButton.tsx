import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import type { Column } from '../resource/column.ts'
import type { CellContext, Item } from '../resource/item.ts'
import { tableMessages } from '../table/table.messages.ts'
import { useWhole } from './use-whole.ts'

interface ExportButtonProps<T extends Item> {
  /** The name of the file and the rows, as 'Images'. */
  name: string
  items: readonly T[]
  columns: readonly Column<T>[]
  context: CellContext
  whole: Parameters<typeof useWhole>[0]
}

/** Downloads the rows, with their ids, as CSV: all that match, also those that are not loaded yet. */
export function ExportButton<T extends Item>({ name, items, columns, context, whole }: ExportButtonProps<T>) {
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
