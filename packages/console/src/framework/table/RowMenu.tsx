import { Ellipsis } from 'lucide-react'
import { useIntl } from 'react-intl'
import { iconButtonClass } from '../../ui/classes.ts'
import { useMenu } from '../../ui/popups/Menu.tsx'
import { menuOf } from '../actions/ActionButton.tsx'
import type { Actions } from '../actions/use-actions.ts'
import { useCodeFirst } from '../code/code-first.ts'
import type { Item } from '../resource/item.ts'
import { tableMessages } from './table.messages.ts'

export interface RowMenuProps<T extends Item> {
  item: T
  name: string
  actions: Actions<T>
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Opens the row's drawer, which shows its problems. */
  onExpand: () => void
}

/** The menu of a row's actions; nothing if no action is permitted. */
export const RowMenu = <T extends Item>(props: RowMenuProps<T>) => {
  const permitted = props.actions.row(props.item)
  return permitted.length > 0 && <MenuOf {...props} permitted={permitted} />
}

interface MenuOfProps<T extends Item> extends RowMenuProps<T> {
  permitted: ReturnType<Actions<T>['row']>
}

/** A native button, since hundreds are rendered; its tooltip works as those of the cells. */
function MenuOf<T extends Item>({ item, name, actions, permitted, open, onOpenChange, onExpand }: MenuOfProps<T>) {
  const intl = useIntl()
  const codeFirst = useCodeFirst(intl)
  const { anchor, triggerProps, popup } = useMenu<HTMLButtonElement>({
    open,
    onOpenChange,
    entries: () => [
      ...menuOf(permitted, {
        item,
        intl,
        whyNot: actions.whyNot,
        onRun: (action) => void actions.run(action, [item]),
        onBlocked: onExpand,
        groups: actions.groups,
      }),
      'separator',
      codeFirst(),
    ],
  })
  const label = intl.formatMessage(tableMessages.actionsFor, { name })
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={label}
        title={label}
        className={iconButtonClass('quiet', 'small')}
        {...triggerProps}
      >
        <Ellipsis aria-hidden />
      </button>
      {popup}
    </>
  )
}
