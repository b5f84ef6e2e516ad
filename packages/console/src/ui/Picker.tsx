import { Combobox } from '@base-ui/react/combobox'
import { ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from './class-names.ts'
import { onDemand } from './on-demand.ts'

export interface PickerOption {
  value: string
  label: string
  /** A second line that tells options apart; searched, too. */
  note?: string
  /** The heading that it stands under, with its neighbours of the same. */
  group?: string
}

export interface PickerProps {
  /** What is picked, for assistive technology. */
  label: string
  /** The picked one as the button shows it. */
  children: ReactNode
  options: PickerOption[]
  value: string | null
  onPick: (value: string) => void
  /** Told before the list shows: the time to fetch what it lists. */
  onOpenChange?: (open: boolean) => void
  /** Stands in for the list while there is none: that it is on its way, or why it is not. */
  status?: ReactNode
  disabled?: boolean
  className?: string
}

const Popup = onDemand(async () => (await import('./popups.ts')).PickerPopup)

/** A button that opens a list with a search field: for picking one of possibly many. */
export function Picker({
  label,
  children,
  options,
  value,
  onPick,
  onOpenChange,
  status,
  disabled,
  className,
}: PickerProps) {
  const [open, setOpen] = useState(false)
  return (
    <Combobox.Root
      items={groupsOf(options)}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option) => {
        if (option && option.value !== value) onPick(option.value)
      }}
      filter={(option, text) =>
        `${option.label} ${option.note ?? ''}`.toLowerCase().includes(text.trim().toLowerCase())
      }
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        onOpenChange?.(next)
      }}
      disabled={disabled}
      autoHighlight
    >
      <Combobox.Trigger
        aria-label={label}
        className={cx(
          'flex h-8 min-w-0 cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-start text-ink-2 transition-colors hover:border-line-strong data-disabled:cursor-default data-popup-open:border-line-strong data-popup-open:bg-hover',
          className,
        )}
      >
        <span className="min-w-0 flex-1 truncate">{children}</span>
        <ChevronsUpDown className="size-3.5 shrink-0 text-ink-3" aria-hidden />
      </Combobox.Trigger>
      <Popup wanted={open} props={{ label, status }} />
    </Combobox.Root>
  )
}

export interface PickerGroup {
  value: string
  items: PickerOption[]
}

/** Neighbours under one heading; the options alone where none has any. */
function groupsOf(options: PickerOption[]): PickerOption[] | PickerGroup[] {
  if (!options.some(({ group }) => group)) return options
  const groups = Map.groupBy(options, ({ group = '' }) => group)
  return [...groups].map(([value, items]) => ({ value, items }))
}
