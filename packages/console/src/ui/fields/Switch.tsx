import { Switch as Base } from '@base-ui/react/switch'
import type { Ref } from 'react'

export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
  disabled?: boolean
  /** What it switches, where no label stands beside it. */
  label?: string
  ref?: Ref<HTMLElement>
}

export function Switch({ checked, onChange, label, ...rest }: SwitchProps) {
  return (
    <Base.Root
      {...rest}
      aria-label={label}
      checked={checked}
      onCheckedChange={(next) => onChange(next)}
      className="relative inline-block h-5 w-9 shrink-0 cursor-pointer rounded-xl border border-line-field bg-sunken p-px align-middle transition-colors after:absolute after:-inset-0.5 data-checked:border-accent data-checked:bg-accent data-disabled:cursor-default data-disabled:opacity-50"
    >
      <Base.Thumb className="block size-4 rounded-xl bg-ink-3 transition-[translate,background-color] ltr:data-checked:translate-x-4 rtl:data-checked:-translate-x-4 data-checked:bg-accent-ink" />
    </Base.Root>
  )
}
