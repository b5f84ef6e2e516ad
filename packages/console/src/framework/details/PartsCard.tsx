import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { IconButton } from '../../ui/buttons.tsx'
import { usePartAction } from '../actions/apply-result.ts'
import type { Item } from '../resource/item.ts'
import { words } from '../text/common.messages.ts'

interface PartsCardProps<T extends Item> {
  title: MessageDescriptor
  empty: MessageDescriptor
  parts: readonly T[]
  columns: Readonly<Record<string, { header: MessageDescriptor; cell: (part: T) => ReactNode }>>
  /** How a part is removed, for those who may. */
  removal: Parameters<typeof usePartAction<T>>[0] & { allowed: boolean; text: (part: T) => string }
}

/** The parts of an item that our API returns only with it, each with a button that removes it. */
export function PartsCard<T extends Item>({ title, empty, parts, columns, removal }: PartsCardProps<T>) {
  const { formatMessage } = useIntl()
  const remove = usePartAction<T>(removal)
  const shown = Object.entries(columns)
  return (
    <Card title={formatMessage(title)} flush>
      <PlainTable
        label={formatMessage(title)}
        empty={formatMessage(empty)}
        columns={[
          ...shown.map(([id, { header }]) => ({ id, header: formatMessage(header) })),
          { id: 'actions', header: formatMessage(words.actions), hidden: true },
        ]}
        rows={parts.map((part) => ({
          id: part.id,
          cells: {
            ...Object.fromEntries(shown.map(([id, { cell }]) => [id, cell(part)])),
            actions: removal.allowed && (
              <span className="flex justify-end">
                <IconButton
                  size="small"
                  label={removal.text(part)}
                  icon={<X aria-hidden />}
                  onClick={() => void remove(part)}
                />
              </span>
            ),
          },
        }))}
      />
    </Card>
  )
}
