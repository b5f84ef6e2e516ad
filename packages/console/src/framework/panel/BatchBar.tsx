import { Code, Download, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { paths } from '../../paths.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { ActionButton } from '../actions/ActionButton.tsx'
import type { Actions } from '../actions/use-actions.ts'
import { useCodeFirst } from '../code/code-first.ts'
import type { RunningAction } from '../resource/action.ts'
import type { Item } from '../resource/item.ts'
import { formatText } from '../resource/resource-text.ts'
import { tableMessages } from '../table/table.messages.ts'

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
