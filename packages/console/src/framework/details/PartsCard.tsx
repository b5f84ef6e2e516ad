import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Card } from '../../ui/Card.tsx'
import { usePartAction } from '../actions/apply-result.ts'
import { PartsTable, RowButton } from '../loading/PartsTable.tsx'
import type { Item } from '../resource/item.ts'
import { words } from '../text/common.messages.ts'

interface PartsCardProps<T extends Item> {
  title: MessageDescriptor
  empty: MessageDescriptor
  parts: readonly T[]
  columns: Readonly<Record<string, MessageDescriptor>>
  cells: (part: T) => Readonly<Record<string, ReactNode>>
  /** How a part is removed, for those who may. */
  removal: Parameters<typeof usePartAction<T>>[0] & { allowed: boolean; text: (part: T) => string }
}

/** The parts of an item that our API returns only with it, each with a button that removes it. */
export function PartsCard<T extends Item>({ title, empty, parts, columns, cells, removal }: PartsCardProps<T>) {
  const { formatMessage } = useIntl()
  const remove = usePartAction<T>(removal)
  return (
    <Card title={formatMessage(title)} flush>
      <PartsTable
        items={parts}
        label={title}
        empty={empty}
        columns={{ ...columns, actions: words.actions }}
        cells={(part) => ({
          ...cells(part),
          actions: removal.allowed && (
            <RowButton label={removal.text(part)} icon={<X aria-hidden />} onClick={() => void remove(part)} />
          ),
        })}
      />
    </Card>
  )
}
