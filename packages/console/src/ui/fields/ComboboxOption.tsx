import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'

interface Option {
  value: string
  label: string
  note?: string
  disabled?: boolean
}

/** An option of a list: label, note below it, and a mark on the selected one. */
export function ComboboxOption({ option }: { option: Option }) {
  return (
    <Combobox.Item
      value={option}
      disabled={option.disabled}
      className="flex min-h-8 cursor-default items-center gap-2.5 rounded-md px-2.5 py-1 text-ink outline-none select-none data-disabled:text-ink-3 data-highlighted:bg-hover"
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block">{option.label}</span>
        {option.note && <span className="block text-sm text-ink-3">{option.note}</span>}
      </span>
      <Combobox.ItemIndicator className="text-accent">
        <Check className="size-4" aria-hidden />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  )
}
