import { Ellipsis } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { Actions } from '../actions/use-actions.ts'
import { AppLink } from '../AppLink.tsx'
import type { Item } from '../define-resource.ts'
import { tableMessages, tablePhrases } from './table.messages.ts'

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
  const blockedText = `${intl.formatMessage(tableMessages.blocked)} ${intl.formatMessage(tableMessages.blockedMore)}`
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
      entries={permitted.map((action) => ({
        id: action.id,
        label: intl.formatMessage(action.label),
        icon: action.icon && <action.icon aria-hidden />,
        danger: action.danger,
        ...(actions.isBlocked(action, item) && { disabled: blockedText, instead: onExpand }),
        ...('to' in action
          ? { render: <AppLink to={action.to(item)} /> }
          : { onSelect: () => void actions.run(action, [item]) }),
      }))}
    />
  )
}
