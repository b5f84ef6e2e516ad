import { NumberField as Base } from '@base-ui/react/number-field'
import { Minus, Plus } from 'lucide-react'
import { cx, fieldClass } from '../classes.ts'
import { useUiTexts } from '../texts.ts'
import { FormField, type FormFieldProps, type Control } from './FormField.tsx'

export interface NumberFieldProps extends FormFieldProps, Control<number | null, HTMLInputElement> {
  min?: number
  max?: number
  step?: number
  /** Shown after the number, as 'GB'. */
  unit?: string
}

const BUTTON =
  'grid w-8 shrink-0 cursor-pointer place-items-center text-ink-2 hover:bg-hover hover:text-ink data-disabled:cursor-default data-disabled:text-ink-3 data-disabled:opacity-50 data-disabled:hover:bg-transparent [&_svg]:size-3.5'

/** A number with step buttons; the form validates the range of typed numbers. */
export function NumberField({
  value,
  onChange,
  onBlur,
  ref,
  min = 0,
  max,
  step = 1,
  unit,
  optional,
  ...field
}: NumberFieldProps) {
  const texts = useUiTexts()
  return (
    <FormField {...field} optional={optional}>
      <Base.Root
        value={value}
        onValueChange={(next) => onChange(next)}
        min={min}
        max={max}
        step={step}
        allowOutOfRange
        snapOnStep
        required={!optional}
        format={{ useGrouping: false, maximumFractionDigits: 10 }}
      >
        <Base.Group
          className={cx(
            fieldClass,
            'flex items-stretch overflow-hidden p-0! focus-within:border-accent focus-within:ring-3 focus-within:ring-accent-soft data-invalid:focus-within:ring-bad-soft',
          )}
        >
          <Base.Input
            ref={ref}
            onBlur={onBlur}
            // Base UI's is English, and the field is known by its name and buttons.
            aria-roledescription={undefined}
            className="min-w-0 flex-1 bg-transparent px-2.5 text-ink tabular-nums outline-none placeholder:text-ink-3"
          />
          {unit && <span className="grid place-items-center pe-2 text-ink-3">{unit}</span>}
          <Base.Decrement aria-label={texts.decrease} className={cx(BUTTON, 'border-s border-line')}>
            <Minus aria-hidden />
          </Base.Decrement>
          <Base.Increment aria-label={texts.increase} className={cx(BUTTON, 'border-s border-line')}>
            <Plus aria-hidden />
          </Base.Increment>
        </Base.Group>
      </Base.Root>
    </FormField>
  )
}
