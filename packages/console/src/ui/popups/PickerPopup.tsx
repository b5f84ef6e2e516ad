import { Combobox } from '@base-ui/react/combobox'
import { Search } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useUiTexts } from '../texts.ts'
import { ComboboxOption } from '../fields/ComboboxOption.tsx'

export interface PickerOption {
  value: string
  label: string
  /** A second line that distinguishes options; searched, too. */
  note?: string
  /** The heading of adjacent options with the same group. */
  group?: string
}

export interface PickerProps {
  /** The accessible name. */
  label: string
  /** The selected option as the button shows it. */
  children: ReactNode
  options: PickerOption[]
  value: string | null
  onPick: (value: string) => void
  /** Called before the list opens, to load its options. */
  onOpenChange?: (open: boolean) => void
  /** Replaces the list while it is loading or has failed. */
  status?: ReactNode
  disabled?: boolean
  className?: string
}

export interface PickerPopupProps extends Pick<PickerProps, 'label' | 'options' | 'value' | 'onPick' | 'status'> {
  id: string
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface PickerGroup {
  value: string
  items: PickerOption[]
}

const drawOption = (option: PickerOption) => <ComboboxOption key={option.value} option={option} />

export function PickerPopup({
  id,
  label,
  options,
  value,
  onPick,
  status,
  anchor,
  open,
  onOpenChange,
}: PickerPopupProps) {
  const texts = useUiTexts()
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
      onOpenChange={(next, { event }) => {
        // The button itself toggles the list: a press on it is not a press outside.
        const onButton = event.target instanceof Node && anchor.current?.contains(event.target)
        if (next || !onButton) onOpenChange(next)
      }}
      autoHighlight
    >
      <Combobox.Portal>
        <Combobox.Positioner
          anchor={anchor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 outline-none"
        >
          <Combobox.Popup
            id={id}
            aria-label={label}
            finalFocus={anchor}
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
              {(entry: PickerOption | PickerGroup) =>
                'items' in entry ? (
                  <Combobox.Group key={entry.value} items={entry.items} className="not-first:mt-1">
                    <Combobox.GroupLabel className="px-2.5 pt-1.5 pb-1 text-xs font-semibold text-ink-3">
                      {entry.value}
                    </Combobox.GroupLabel>
                    <Combobox.Collection>{drawOption}</Combobox.Collection>
                  </Combobox.Group>
                ) : (
                  drawOption(entry)
                )
              }
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

/** Adjacent options by heading; the plain options if none has a group. */
function groupsOf(options: PickerOption[]): PickerOption[] | PickerGroup[] {
  if (!options.some(({ group }) => group)) return options
  const groups = Map.groupBy(options, ({ group = '' }) => group)
  return [...groups].map(([value, items]) => ({ value, items }))
}
