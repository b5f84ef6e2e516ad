import { useIntl, type IntlShape } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { buttonClass, cx } from '../../ui/classes.ts'
import { Tooltip } from '../../ui/popups/Tooltip.tsx'
import type { MenuEntry } from '../../ui/popups/menu-entry.ts'
import { AppLink } from '../link/AppLink.tsx'
import type { Item } from '../resource/item.ts'
import { formatText } from '../resource/resource-text.ts'
import type { ActionGroup } from '../resource/resource.ts'
import type { Action, RunningAction } from '../resource/action.ts'
import type { Actions, ItemAction } from './use-actions.ts'

interface ActionButtonProps {
  action: Pick<Action<never>, 'label' | 'short' | 'icon'>
  variant?: 'default' | 'primary'
  className?: string
  /** Why the action is not possible now. */
  reason?: string | null
  /** The target of a link; without it, the button runs the action. */
  to?: string
  onClick?: () => void
}

/** An action as a button, or as a link that looks like one. A disabled action shows its reason. */
export function ActionButton({ action, variant = 'default', className, reason, to, onClick }: ActionButtonProps) {
  const intl = useIntl()
  const icon = action.icon && <action.icon aria-hidden />
  const label = formatText(intl, action.short ?? action.label)
  if (reason)
    return (
      <Tooltip label={reason} side="bottom">
        <Button variant={variant} icon={icon} disabled focusableWhenDisabled aria-description={reason}>
          {label}
        </Button>
      </Tooltip>
    )
  if (to === undefined)
    return (
      <Button variant={variant} icon={icon} className={className} onClick={onClick}>
        {label}
      </Button>
    )
  return (
    <AppLink to={to} className={cx(buttonClass(variant), className)}>
      {icon}
      {label}
    </AppLink>
  )
}

interface MenuOptions<T extends Item> {
  item: T
  intl: IntlShape
  whyNot: Actions<T>['whyNot']
  onRun: (action: RunningAction<T>) => void
  /** Opens the problems that block an action. */
  onBlocked?: () => void
  groups?: readonly ActionGroup[]
}

/** A menu with more actions than these has submenus. */
const MOST_FLAT = 8

/** Actions on an item as the entries of a menu: section by section, those of `groups` as submenus if they are many. */
export function menuOf<T extends Item>(
  actions: readonly ItemAction<T>[],
  { groups = [], ...options }: MenuOptions<T>,
): MenuEntry[] {
  if (actions.length <= MOST_FLAT || groups.length === 0) return sections(actions, options)
  const isGrouped = ({ section }: ItemAction<T>) => groups.some((group) => group.section === section)
  const others = actions.filter((action) => !isGrouped(action))
  const submenus = groups.flatMap(({ section, label, icon: Icon }): MenuEntry[] => {
    const entries = actions.filter((action) => action.section === section).map((action) => entryOf(action, options))
    if (entries.length === 0) return []
    return [{ id: section, label: options.intl.formatMessage(label), icon: <Icon aria-hidden />, entries }]
  })
  // What destroys is last, as in every menu.
  const isLast = ({ danger }: ItemAction<T>) => danger === true
  const parts = [
    others.filter((action) => !isLast(action)).map((action) => entryOf(action, options)),
    submenus,
    others.filter((action) => isLast(action)).map((action) => entryOf(action, options)),
  ]
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index): MenuEntry[] => (index === 0 ? part : ['separator', ...part]))
}

type EntryOptions<T extends Item> = Omit<MenuOptions<T>, 'groups'>

const sections = <T extends Item>(actions: readonly ItemAction<T>[], options: EntryOptions<T>): MenuEntry[] =>
  actions.flatMap((action, index): MenuEntry[] => {
    const before = actions[index - 1]
    const entry = entryOf(action, options)
    return before && before.section !== action.section ? ['separator', entry] : [entry]
  })

function entryOf<T extends Item>(
  action: ItemAction<T>,
  { item, intl, whyNot, onRun, onBlocked }: EntryOptions<T>,
): MenuEntry {
  const not = whyNot(action, item)
  return {
    id: action.id,
    label: formatText(intl, action.label),
    icon: action.icon && <action.icon aria-hidden />,
    danger: action.danger,
    ...(not && { disabled: not.reason, instead: not.ofItem ? onBlocked : undefined }),
    ...('to' in action ? { render: <AppLink to={action.to(item)} /> } : { onSelect: () => onRun(action) }),
  }
}
