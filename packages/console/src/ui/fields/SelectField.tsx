import { Select } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import { cx, fieldClass } from '../classes.ts'
import { FormField, type FormFieldProps, type Control } from './FormField.tsx'

export interface SelectOption {
  value: string
  label: string
  /** A second line that distinguishes options. */
  note?: string
  disabled?: boolean
}

export interface SelectFieldProps extends FormFieldProps, Omit<Control<string | null, HTMLButtonElement>, 'onChange'> {
  options: readonly SelectOption[]
  onChange: (value: string) => void
  placeholder?: string
}

export function SelectField({
  options,
  value,
  onChange,
  onBlur,
  ref,
  placeholder,
  name,
  optional,
  ...field
}: SelectFieldProps) {
  return (
    <FormField {...field} name={name} optional={optional}>
      <Select.Root
        items={options}
        value={value}
        required={!optional}
        onValueChange={(next) => {
          if (next !== null) onChange(next)
        }}
      >
        <Select.Trigger
          ref={ref}
          onBlur={onBlur}
          className={cx(fieldClass, 'flex cursor-pointer items-center gap-2 text-start')}
        >
          <Select.Value className="min-w-0 flex-1 truncate data-placeholder:text-ink-3" placeholder={placeholder} />
          <Select.Icon className="text-ink-3">
            <ChevronsUpDown className="size-3.5" aria-hidden />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner
            sideOffset={4}
            collisionPadding={8}
            alignItemWithTrigger={false}
            className="z-40 outline-none"
          >
            <Select.Popup className="max-h-(--available-height) max-w-(--available-width) min-w-(--anchor-width) overflow-auto wrap-anywhere rounded-lg border border-line bg-raised p-1 shadow-far transition-opacity duration-100 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
              <Select.List>
                {options.map((option) => (
                  <Select.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled}
                    className="flex min-h-8 cursor-default items-center gap-2.5 rounded-md px-2.5 py-1 text-ink outline-none select-none data-disabled:text-ink-3 data-highlighted:bg-hover"
                  >
                    <span className="min-w-0 flex-1">
                      <Select.ItemText>{option.label}</Select.ItemText>
                      {option.note && <span className="block text-sm text-ink-3">{option.note}</span>}
                    </span>
                    <Select.ItemIndicator className="text-accent">
                      <Check className="size-4" aria-hidden />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </FormField>
  )
}
