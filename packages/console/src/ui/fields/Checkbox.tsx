import { Check, Minus } from 'lucide-react'

export interface CheckboxProps {
  /** For assistive technology only: what it means shows from its place. */
  label: string
  checked: boolean
  /** Some of what it stands for is on, not all. */
  indeterminate?: boolean
  disabled?: boolean
  /** The event tells which modifier keys were held. */
  onChange: (checked: boolean, event: Event) => void
}

/** The browser's own, in our clothes: a table has one in each row, and nothing is drawn faster. */
export function Checkbox({ label, checked, indeterminate = false, disabled, onChange }: CheckboxProps) {
  const Mark = indeterminate ? Minus : Check
  return (
    <span className="relative inline-grid size-4 place-items-center align-middle">
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = indeterminate
        }}
        checked={checked}
        disabled={disabled}
        onChange={({ target, nativeEvent }) => onChange(target.checked, nativeEvent)}
        aria-label={label}
        // A target of 24 px for a box of 16 (WCAG 2.5.8).
        className="peer absolute -inset-1 size-6 cursor-default opacity-0"
      />
      <span
        aria-hidden
        className="pointer-events-none grid size-4 place-items-center rounded-sm border border-line-field bg-surface text-accent-ink outline-offset-2 outline-accent peer-checked:border-accent peer-checked:bg-accent peer-indeterminate:border-accent peer-indeterminate:bg-accent peer-focus-visible:outline-2 peer-disabled:opacity-50"
      >
        {(checked || indeterminate) && <Mark className="size-3 stroke-3" />}
      </span>
    </span>
  )
}
