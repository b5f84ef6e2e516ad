import { Ellipsis } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { menuOf } from '../actions/menu-of.tsx'
import type { Actions } from '../actions/use-actions.ts'
import type { Item } from '../define-resource.ts'
import { tablePhrases } from './table.messages.ts'

export interface RowMenuProps<T extends Item> {
  item: T
  name: string
  actions: Actions<T>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Opens the row's drawer, where its errors are. */
  onExpand: () => void
}

/** What may be done with a row; nothing where nothing may. */
export function RowMenu<T extends Item>({ item, name, actions, open, onOpenChange, onExpand }: RowMenuProps<T>) {
  const intl = useIntl()
  const permitted = actions.row(item)
  if (permitted.length === 0) return null
  return (
    <Menu
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <IconButton
          label={intl.formatMessage(tablePhrases.actionsFor, { name })}
          icon={<Ellipsis aria-hidden />}
          size="small"
        />
      }
      entries={() =>
        menuOf(permitted, {
          item,
          intl,
          whyNot: actions.whyNot,
          onRun: (action) => void actions.run(action, [item]),
          onBlocked: onExpand,
        })
      }
    />
  )
}
