import { ChevronDown, Code, Download, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../paths.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { Menu } from '../../ui/popups/Menu.tsx'
import { ActionButton } from '../actions/ActionButton.tsx'
import type { GlobalAction, RunningAction } from '../resource/action.ts'
import { useCodeFirst } from '../code/code-first.ts'
import type { Actions } from '../actions/use-actions.ts'
import { AppLink } from '../link/AppLink.tsx'
import { useAvailability } from '../polling/use-availability.ts'
import type { Item } from '../resource/item.ts'
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

/** Their ids are part of the address. */
const MAX_EXPORTED = 100

const EXPORT = { label: tableMessages.exportCode, icon: Download }

interface BatchBarProps<T extends Item> {
  items: readonly T[]
  actions: Actions<T>
  /** They can be exported as code. */
  exported?: boolean
  /** After the number of selected rows. */
  more?: ReactNode
  onClear: () => void
  /** An action has been run on these, with or without success. */
  onUsed: (items: readonly T[]) => void
}

/** The actions on the selected rows. */
export function BatchBar<T extends Item>({
  items,
  actions,
  exported = false,
  more,
  onClear,
  onUsed,
}: BatchBarProps<T>) {
  const intl = useIntl()
  const run = async (action: RunningAction<T>) => {
    if (await actions.run(action, items)) onUsed(items)
  }
  const { label, checked, onChange } = useCodeFirst(intl)()
  return (
    <div
      role="toolbar"
      aria-label={intl.formatMessage(tableMessages.batchActions)}
      className="flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised py-1.5 pe-1.5 ps-3.5 shadow-far max-xl:flex-1 sm:justify-end"
    >
      <span role="status" className="me-auto whitespace-nowrap tabular-nums max-sm:-order-1 max-sm:basis-3/4">
        {intl.formatMessage(tableMessages.selected, { count: items.length })}
      </span>
      {more}
      {actions.batch(items).map((action) => (
        <Button
          key={action.id}
          icon={action.icon && <action.icon aria-hidden />}
          className={cx(action.danger && 'text-bad!')}
          onClick={() => void run(action)}
        >
          {formatText(intl, action.short ?? action.batchLabel ?? action.label)}
        </Button>
      ))}
      {exported && items.length <= MAX_EXPORTED && (
        <ActionButton action={EXPORT} to={paths.modal('export', items.map(({ id }) => id).join(','))} />
      )}
      <IconButton
        label={label}
        icon={<Code aria-hidden />}
        variant={checked ? 'default' : 'quiet'}
        aria-pressed={checked}
        onClick={() => onChange(!checked)}
      />
      <IconButton
        label={intl.formatMessage(tableMessages.clearSelection)}
        icon={<X aria-hidden />}
        onClick={onClear}
        className="max-sm:-order-1"
      />
    </div>
  )
}
