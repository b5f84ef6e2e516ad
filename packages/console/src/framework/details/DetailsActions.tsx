import { ChevronDown } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { Menu } from '../../ui/popups/Menu.tsx'
import { ActionButton, menuOf } from '../actions/ActionButton.tsx'
import type { RunningAction } from '../resource/action.ts'
import type { Actions } from '../actions/use-actions.ts'
import { useCodeFirst } from '../code/code-first.ts'
import type { Item } from '../resource/item.ts'
import { frameworkMessages } from '../text/framework.messages.ts'

interface DetailsActionsProps {
  item: Item
  actions: Actions<Item>
  /** The ids of those that are buttons, the primary one first; see `Resource`. */
  buttons?: readonly string[]
  onRun: (action: RunningAction<Item>) => void
  onMenuOpenChange: (open: boolean) => void
}

/** With more actions than these, the first is a button and the rest are in a menu. */
const MOST_BUTTONS = 4

/** The actions of the item's row. */
export function DetailsActions({ item, actions, buttons, onRun, onMenuOpenChange }: DetailsActionsProps) {
  const intl = useIntl()
  const codeFirst = useCodeFirst(intl)
  const permitted = actions.row(item)
  const first = permitted.length > MOST_BUTTONS ? permitted.slice(0, 1) : permitted
  const shown = buttons?.flatMap((id) => permitted.filter((action) => action.id === id)) ?? first
  const rest = permitted.filter((action) => !shown.includes(action))
  return (
    <>
      {shown.map((action, index) => (
        <ActionButton
          key={action.id}
          action={action}
          variant={buttons && index === 0 && !action.danger ? 'primary' : 'default'}
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
          entries={() => [
            ...menuOf(rest, { item, intl, whyNot: actions.whyNot, onRun, groups: actions.groups }),
            'separator',
            codeFirst(),
          ]}
        />
      )}
    </>
  )
}
