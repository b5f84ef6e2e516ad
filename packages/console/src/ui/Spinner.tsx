import { LoaderCircle } from 'lucide-react'
import { cx } from './class-names.ts'

/** Without a label it only decorates: something near it says what is going on. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      className={cx('inline-flex size-4 shrink-0', className)}
    >
      <LoaderCircle className="size-full animate-spin" aria-hidden />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
