import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { useUiTexts } from './texts.ts'

export interface PickerOption {
  value: string
  label: string
  /** A second line that tells options apart; searched, too. */
  note?: string
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
  const texts = useUiTexts()
  return (
    <Combobox.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option) => {
        if (option && option.value !== value) onPick(option.value)
      }}
      filter={(option, text) =>
        `${option.label} ${option.note ?? ''}`.toLowerCase().includes(text.trim().toLowerCase())
      }
      onOpenChange={onOpenChange}
      disabled={disabled}
      autoHighlight
    >
      <Combobox.Trigger
        aria-label={label}
        className={cx(
          'flex h-8 min-w-0 cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-left text-ink-2 transition-colors hover:border-line-strong data-disabled:cursor-default data-popup-open:border-line-strong data-popup-open:bg-hover',
          className,
        )}
      >
        <span className="min-w-0 flex-1 truncate">{children}</span>
        <ChevronsUpDown className="size-3.5 shrink-0 text-ink-3" aria-hidden />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-40 outline-none">
          <Combobox.Popup
            aria-label={label}
            className="flex max-h-[min(24rem,var(--available-height))] w-72 max-w-(--available-width) origin-(--transform-origin) flex-col rounded-lg border border-line bg-raised shadow-far transition-[opacity,scale] duration-100 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
          >
            <div className="flex items-center gap-2 border-b border-line px-3">
              <Search className="size-4 shrink-0 text-ink-3" aria-hidden />
              <Combobox.Input
                aria-label={texts.search}
                placeholder={texts.search}
                className="h-9 min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3"
              />
            </div>
            {status ? (
              <div className="px-3 py-4 text-ink-2">{status}</div>
            ) : (
              <Combobox.Empty className="px-3 py-4 text-ink-3 empty:hidden">{texts.nothingFound}</Combobox.Empty>
            )}
            <Combobox.List className="min-h-0 flex-1 overflow-auto p-1 empty:hidden">
              {(option: PickerOption) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-8 cursor-default items-center gap-2.5 rounded-md px-2 py-1 outline-none select-none data-highlighted:bg-hover"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block truncate">{option.label}</span>
                    {option.note && <span className="block truncate text-sm text-ink-3">{option.note}</span>}
                  </span>
                  <Combobox.ItemIndicator className="text-accent">
                    <Check className="size-4" aria-hidden />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
