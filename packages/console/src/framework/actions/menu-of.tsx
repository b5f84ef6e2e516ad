import { formatText } from '../resource/resource-text.ts'
import type { IntlShape } from 'react-intl'
import type { MenuEntry } from '../../ui/popups/menu-entry.ts'
import { AppLink } from '../link/AppLink.tsx'
import type { Item } from '../resource/item.ts'
import type { RunningAction } from './action.ts'
import type { Actions, ItemAction } from './use-actions.ts'

interface MenuOptions<T extends Item> {
  item: T
  intl: IntlShape
  whyNot: Actions<T>['whyNot']
  onRun: (action: RunningAction<T>) => void
  /** Where one leads that is blocked: to what is in its way. */
  onBlocked?: () => void
}

/** Actions on an item as the entries of a menu, section by section. */
export function menuOf<T extends Item>(
  actions: readonly ItemAction<T>[],
  { item, intl, whyNot, onRun, onBlocked }: MenuOptions<T>,
): MenuEntry[] {
  return actions.flatMap((action, index): MenuEntry[] => {
    const before = actions[index - 1]
    const not = whyNot(action, item)
    const entry: MenuEntry = {
      id: action.id,
      label: formatText(intl, action.label),
      icon: action.icon && <action.icon aria-hidden />,
      danger: action.danger,
      ...(not && { disabled: not.reason, instead: not.ofItem ? onBlocked : undefined }),
      ...('to' in action ? { render: <AppLink to={action.to(item)} /> } : { onSelect: () => onRun(action) }),
    }
    return before && before.section !== action.section ? ['separator', entry] : [entry]
  })
}
