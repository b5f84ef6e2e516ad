import { CalendarDays } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../buttons.tsx'
import { useUiTexts } from '../texts.ts'
import type { Control } from './FormField.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface DateFieldProps
  extends
    Omit<TextFieldProps, keyof Control<string> | 'end' | 'type' | 'min' | 'max'>,
    Control<string, HTMLInputElement> {
  min?: string
  max?: string
}

/** A day as yyyy-mm-dd: typed, or picked in the browser's calendar. */
export function DateField({ value, onChange, ref, min, max, ...field }: DateFieldProps) {
  const texts = useUiTexts()
  const calendar = useRef<HTMLInputElement>(null)
  return (
    <div className="relative">
      <TextField
        {...field}
        ref={ref}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode="numeric"
        placeholder="yyyy-mm-dd"
        autoComplete="off"
        className="tabular-nums"
        end={
          <IconButton
            size="small"
            disabled={field.disabled}
            label={texts.calendar}
            icon={<CalendarDays aria-hidden />}
            onClick={() => calendar.current?.showPicker()}
          />
        }
      />
      <input
        ref={calendar}
        type="date"
        aria-hidden
        tabIndex={-1}
        min={min}
        max={max}
        value={/^\d{4}-\d\d-\d\d$/.test(value) ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        className="pointer-events-none absolute end-0 bottom-0 size-px opacity-0"
      />
    </div>
  )
}
