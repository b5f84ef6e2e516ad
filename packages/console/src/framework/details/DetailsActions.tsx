import { ChevronDown } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { Menu } from '../../ui/popups/Menu.tsx'
import { ActionButton, menuOf } from '../actions/ActionButton.tsx'
import type { RunningAction } from '../actions/action.ts'
import type { Actions } from '../actions/use-actions.ts'
import type { Item } from '../resource/item.ts'
import { frameworkMessages } from '../text/framework.messages.ts'

interface DetailsActionsProps {
  item: Item
  actions: Actions<Item>
  onRun: (action: RunningAction<Item>) => void
  onMenuOpenChange: (open: boolean) => void
}

/** With more actions than these, the first is a button and the rest are in a menu. */
const MOST_BUTTONS = 4

/** The actions of the item's row. */
export function DetailsActions({ item, actions, onRun, onMenuOpenChange }: DetailsActionsProps) {
  const intl = useIntl()
  const permitted = actions.row(item)
  const shown = permitted.length > MOST_BUTTONS ? permitted.slice(0, 1) : permitted
  const rest = permitted.slice(shown.length)
  return (
    <>
      {shown.map((action) => (
        <ActionButton
          key={action.id}
          action={action}
          className={cx(action.danger && 'text-bad!')}
          reason={actions.whyNot(action, item)?.reason}
          {...('to' in action ? { to: action.to(item) } : { onClick: () => onRun(action) })}
        />
      ))}
      {rest.length > 0 && (
        <Menu
          onOpenChange={onMenuOpenChange}
          trigger={
            <Button>
              {intl.formatMessage(frameworkMessages.moreActions)}
              <ChevronDown aria-hidden />
            </Button>
          }
          entries={() => menuOf(rest, { item, intl, whyNot: actions.whyNot, onRun })}
        />
      )}
    </>
  )
}
