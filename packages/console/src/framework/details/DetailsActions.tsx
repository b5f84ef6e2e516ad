import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import type { RunningAction } from '../actions/action.ts'
import type { Actions } from '../actions/use-actions.ts'
import { AppLink } from '../AppLink.tsx'
import type { Item } from '../define-resource.ts'

interface DetailsActionsProps {
  item: Item
  actions: Actions<Item>
  onRun: (action: RunningAction<Item>) => void
}

/** The same actions that the item's row has. */
export function DetailsActions({ item, actions, onRun }: DetailsActionsProps) {
  const intl = useIntl()
  return actions.row(item).map((action) => {
    const content = (
      <>
        {action.icon && <action.icon aria-hidden />}
        {intl.formatMessage(action.label)}
      </>
    )
    const tone = cx(action.danger && 'text-bad!')
    return 'to' in action ? (
      <AppLink key={action.id} to={action.to(item)} className={cx(buttonClass(), tone)}>
        {content}
      </AppLink>
    ) : (
      <Button key={action.id} className={tone} onClick={() => onRun(action)}>
        {content}
      </Button>
    )
  })
}
