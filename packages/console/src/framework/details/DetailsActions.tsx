import { ChevronDown } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { Menu } from '../../ui/Menu.tsx'
import type { RunningAction } from '../actions/action.ts'
import { menuOf } from '../actions/menu-of.tsx'
import type { Actions, ItemAction } from '../actions/use-actions.ts'
import { AppLink } from '../AppLink.tsx'
import type { Item } from '../define-resource.ts'
import { frameworkMessages } from '../framework.messages.ts'

interface DetailsActionsProps {
  item: Item
  actions: Actions<Item>
  onRun: (action: RunningAction<Item>) => void
}

/** More buttons than these make a wall: then the first stands alone, and a menu has the rest. */
const MOST_BUTTONS = 4

/** The same actions that the item's row has. */
export function DetailsActions({ item, actions, onRun }: DetailsActionsProps) {
  const intl = useIntl()
  const permitted = actions.row(item)
  const shown = permitted.length > MOST_BUTTONS ? permitted.slice(0, 1) : permitted
  const rest = permitted.slice(shown.length)
  return (
    <>
      {shown.map((action) => (
        <ActionButton key={action.id} action={action} item={item} onRun={onRun} />
      ))}
      {rest.length > 0 && (
        <Menu
          trigger={
            <Button>
              {intl.formatMessage(frameworkMessages.moreActions)}
              <ChevronDown aria-hidden />
            </Button>
          }
          entries={() => menuOf(rest, { item, intl, isBlocked: actions.isBlocked, onRun })}
        />
      )}
    </>
  )
}

interface ActionButtonProps {
  action: ItemAction<Item>
  item: Item
  onRun: (action: RunningAction<Item>) => void
}

function ActionButton({ action, item, onRun }: ActionButtonProps) {
  const intl = useIntl()
  const content = (
    <>
      {action.icon && <action.icon aria-hidden />}
      {intl.formatMessage(action.label)}
    </>
  )
  const tone = cx(action.danger && 'text-bad!')
  return 'to' in action ? (
    <AppLink to={action.to(item)} className={cx(buttonClass(), tone)}>
      {content}
    </AppLink>
  ) : (
    <Button className={tone} onClick={() => onRun(action)}>
      {content}
    </Button>
  )
}
