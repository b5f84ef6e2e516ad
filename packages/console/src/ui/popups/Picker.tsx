import { ChevronsUpDown } from 'lucide-react'
import { useId, useRef, useState, type RefObject } from 'react'
import { cx } from '../classes.ts'
import type { PickerProps } from './PickerPopup.tsx'
import { onDemand } from './on-demand.ts'

const Popup = onDemand(async () => (await import('./popups.ts')).PickerPopup)

interface PickerButtonProps extends Pick<PickerProps, 'label' | 'children' | 'disabled' | 'className'> {
  ref: RefObject<HTMLButtonElement | null>
  /** Of the list. */
  id: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The button of a searchable list. */
export const PickerButton = ({ id, label, children, open, onOpenChange, className, ...rest }: PickerButtonProps) => (
  <button
    {...rest}
    type="button"
    role="combobox"
    aria-label={label}
    aria-haspopup="dialog"
    aria-expanded={open}
    aria-controls={id}
    data-popup-open={open ? '' : undefined}
    onClick={() => onOpenChange(!open)}
    onKeyDown={(event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      onOpenChange(true)
    }}
    className={cx(
      'flex h-8 min-w-0 cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-start text-ink-2 transition-colors hover:border-line-strong disabled:cursor-default data-popup-open:border-line-strong data-popup-open:bg-hover',
      className,
    )}
  >
    <span className="min-w-0 flex-1 truncate">{children}</span>
    <ChevronsUpDown className="size-3.5 shrink-0 text-ink-3" aria-hidden />
  </button>
)

/** A button that opens a searchable list, to select one of possibly many options. */
export function Picker({ label, children, onOpenChange, disabled, className, ...list }: PickerProps) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  const button = { ref: anchor, id, label, open, onOpenChange: change, disabled, className }
  return (
    <>
      <PickerButton {...button}>{children}</PickerButton>
      <Popup wanted={open} props={{ ...list, id, label, anchor, open, onOpenChange: change }} />
    </>
  )
}
