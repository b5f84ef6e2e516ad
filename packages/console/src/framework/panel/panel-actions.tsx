import { ChevronDown, RefreshCw } from 'lucide-react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { Menu } from '../../ui/popups/Menu.tsx'
import { ActionButton } from '../actions/ActionButton.tsx'
import type { GlobalAction } from '../resource/action.ts'
import { AppLink } from '../link/AppLink.tsx'
import { useAvailability } from '../polling/use-availability.ts'
import { formatText } from '../resource/resource-text.ts'
import { tableMessages } from '../table/table.messages.ts'

interface GlobalActionsProps {
  actions: readonly GlobalAction[]
  /** A menu is open. */
  held: boolean
  /** The rows are still loading. */
  later?: boolean
}

/** The actions of a panel that need no row; the last is the primary one. A disabled action shows its reason. */
export function GlobalActions({ actions, ...options }: GlobalActionsProps) {
  const whyNot = useAvailability(actions, options)
  const buttons = actions.filter(({ wayOf }) => wayOf === undefined)
  return buttons.map((action, index) => {
    const variant = index === buttons.length - 1 ? 'primary' : 'default'
    const ways = actions.filter(({ wayOf }) => wayOf === action.id)
    return (
      <span key={action.id} className="inline-flex">
        <ActionButton
          action={action}
          variant={variant}
          className={ways.length > 0 ? 'rounded-e-none' : undefined}
          reason={whyNot(action.id)}
          to={action.open()}
        />
        {ways.length > 0 && <WaysMenu action={action} ways={ways} variant={variant} whyNot={whyNot} />}
      </span>
    )
  })
}

interface WaysMenuProps {
  action: GlobalAction
  ways: readonly GlobalAction[]
  variant: 'default' | 'primary'
  whyNot: (id: string) => string | null
}

/** The other ways to do what a button does. */
function WaysMenu({ action, ways, variant, whyNot }: WaysMenuProps) {
  const intl = useIntl()
  const entries = () =>
    ways.map(({ id, label, icon: Icon, open }) => ({
      id,
      label: formatText(intl, label),
      icon: Icon && <Icon aria-hidden />,
      disabled: whyNot(id) ?? undefined,
      render: <AppLink to={open()} />,
    }))
  return (
    <Menu
      entries={entries}
      trigger={
        <IconButton
          label={intl.formatMessage(tableMessages.otherWays, { action: formatText(intl, action.label) })}
          icon={<ChevronDown aria-hidden />}
          variant={variant}
          className={cx('-ms-px rounded-s-none', variant === 'primary' && 'border-s-accent-ink/40')}
        />
      }
    />
  )
}

interface RefreshButtonProps {
  fetching: boolean
  onRefresh: () => void
}

/** Refetches the rows. */
export function RefreshButton({ fetching, onRefresh }: RefreshButtonProps) {
  const intl = useIntl()
  return (
    <IconButton
      label={intl.formatMessage(tableMessages.refresh)}
      icon={<RefreshCw aria-hidden className={cx(fetching && 'animate-spin')} />}
      disabled={fetching}
      onClick={onRefresh}
    />
  )
}
