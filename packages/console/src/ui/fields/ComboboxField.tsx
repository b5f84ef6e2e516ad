import { Combobox } from '@base-ui/react/combobox'
import { ChevronsUpDown, X } from 'lucide-react'
import { useMemo } from 'react'
import { cx, fieldClass } from '../classes.ts'
import { useUiTexts } from '../texts.ts'
import { ComboboxOption } from './ComboboxOption.tsx'
import { FormField, type FormFieldProps, type Control } from './FormField.tsx'
import type { SelectOption } from './SelectField.tsx'

export interface ComboboxFieldProps extends FormFieldProps, Omit<Control<string | null, HTMLInputElement>, 'onChange'> {
  options: readonly SelectOption[]
  onChange: (value: string) => void
  /** The user has removed the choice: by its button, or by deleting the text. */
  onClear: () => void
  placeholder?: string
}

const BUTTON = 'grid size-7 cursor-pointer place-items-center rounded-md text-ink-3 hover:bg-hover hover:text-ink'

/** With its list closed, Escape is meant for the dialog around the field; Base UI would empty the field. */
const isStrayEscape = ({ reason }: { reason: string }) => reason === 'escape-key'

/** Selects one of many options, found by typing part of its name. */
export function ComboboxField({
  options,
  value,
  onChange,
  onClear,
  onBlur,
  ref,
  placeholder,
  optional,
  ...field
}: ComboboxFieldProps) {
  const texts = useUiTexts()
  const label = options.find((option) => option.value === value)?.label
  // A stable object for the same option: a new one would replace the typed text whenever the options change.
  const chosen = useMemo(() => (value === null || label === undefined ? null : { value, label }), [value, label])
  return (
    <FormField {...field} optional={optional}>
      <Combobox.Root<SelectOption>
        items={options}
        value={chosen}
        isItemEqualToValue={(option, other) => option.value === other.value}
        onInputValueChange={(_text, details) => {
          if (isStrayEscape(details)) details.cancel()
        }}
        onValueChange={(option, details) => {
          if (isStrayEscape(details)) {
            details.cancel()
            details.allowPropagation()
          } else if (option) onChange(option.value)
          else onClear()
        }}
        filter={(option, text) =>
          `${option.label} ${option.note ?? ''}`.toLowerCase().includes(text.trim().toLowerCase())
        }
        required={!optional}
        autoHighlight
      >
        <div className="relative">
          <Combobox.Input ref={ref} onBlur={onBlur} placeholder={placeholder} className={cx(fieldClass, 'pe-17')} />
          <div className="absolute inset-y-0 end-1 flex items-center">
            {optional && (
              <Combobox.Clear aria-label={texts.clear} className={BUTTON}>
                <X className="size-3.5" aria-hidden />
              </Combobox.Clear>
            )}
            <Combobox.Trigger aria-label={texts.showOptions} className={BUTTON}>
              <ChevronsUpDown className="size-3.5" aria-hidden />
            </Combobox.Trigger>
          </div>
        </div>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} collisionPadding={8} className="z-40 outline-none">
            <Combobox.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-auto rounded-lg border border-line bg-raised p-1 shadow-far transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
              <Combobox.Empty className="px-2.5 py-2 text-ink-3 empty:hidden">{texts.nothingFound}</Combobox.Empty>
              <Combobox.List className="empty:hidden">
                {(option: SelectOption) => <ComboboxOption key={option.value} option={option} />}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </FormField>
  )
}
