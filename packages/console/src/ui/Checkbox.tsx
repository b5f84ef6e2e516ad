import { Checkbox as Base } from '@base-ui/react/checkbox'
import { Check, Minus } from 'lucide-react'
import { cx } from './class-names.ts'

export interface CheckboxProps {
  label: string
  /** The label is for assistive technology only: what it means shows from its place. */
  hideLabel?: boolean
  checked: boolean
  /** Some of what it stands for is on, not all. */
  indeterminate?: boolean
  disabled?: boolean
  /** The event tells which modifier keys were held. */
  onChange: (checked: boolean, event: Event) => void
  name?: string
  className?: string
}

export function Checkbox({
  label,
  hideLabel,
  checked,
  indeterminate,
  disabled,
  onChange,
  name,
  className,
}: CheckboxProps) {
  const box = (
    <Base.Root
      name={name}
      checked={checked}
      indeterminate={indeterminate}
      disabled={disabled}
      onCheckedChange={(next, details) => onChange(next, details.event)}
      aria-label={hideLabel ? label : undefined}
      className={cx(
        'relative grid size-4 shrink-0 place-items-center rounded-sm border border-line-field bg-surface text-accent-ink',
        // A target of 24 px for a box of 16 (WCAG 2.5.8).
        'after:absolute after:-inset-1 data-checked:border-accent data-checked:bg-accent data-disabled:opacity-50 data-indeterminate:border-accent data-indeterminate:bg-accent',
        hideLabel && className,
      )}
    >
      <Base.Indicator className="flex [&_svg]:size-3 [&_svg]:stroke-3">
        {indeterminate ? <Minus aria-hidden /> : <Check aria-hidden />}
      </Base.Indicator>
    </Base.Root>
  )
  if (hideLabel) return box
  return (
    <label className={cx('inline-flex min-h-6 items-center gap-2', className)}>
      {box}
      {label}
    </label>
  )
}
