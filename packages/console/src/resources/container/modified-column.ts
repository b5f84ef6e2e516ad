import { formatMoment } from '../../framework/text/dates.ts'
import type { Column } from '../../framework/resource/column.ts'
import type { Item } from '../../framework/resource/item.ts'
import { containerFields } from './container.messages.ts'

interface Modified extends Item {
  last_modified: string | null
}

export const modifiedColumn: Column<Modified> = {
  id: 'modified',
  header: containerFields.modified,
  width: 176,
  value: (item) => item.last_modified,
  text: (item, { intl }) => (item.last_modified ? formatMoment(intl, item.last_modified) : ''),
}
