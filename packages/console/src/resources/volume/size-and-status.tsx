import type { MessageDescriptor } from 'react-intl'
import type { Column } from '../../framework/resource/column.ts'
import type { Item } from '../../framework/resource/item.ts'
import { statusWord, VolumeStatus } from './volume-state.tsx'
import { volumePhrases } from './volume.messages.ts'

interface Sized extends Item {
  size: number
  status: string
}

/** Columns that volumes and what is taken of them have alike. */
export const sizeAndStatus = <T extends Sized>(headers: Record<'size' | 'status', MessageDescriptor>): Column<T>[] => [
  {
    id: 'size',
    header: headers.size,
    priority: 2,
    align: 'end',
    width: 88,
    grow: 0.5,
    value: ({ size }) => size,
    text: ({ size }, { intl }) => intl.formatMessage(volumePhrases.gibibytes, { size }),
  },
  {
    id: 'status',
    header: headers.status,
    priority: 1,
    width: 120,
    value: (item, { intl }) => statusWord(intl, item),
    cell: (item, { intl }) => <VolumeStatus volume={item} intl={intl} />,
  },
]
