import { LoaderCircle } from 'lucide-react'
import { cx } from './classes.ts'

/** A placeholder for text that is loading; give it about the width of the text. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('inline-block h-3 animate-pulse rounded-sm bg-line align-middle', className)} />
)

/** Without a label it is decorative: a text near it must say what is loading. */
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

export interface ProgressBarProps {
  /** The accessible name. */
  label: string
  /** 0 to 100; null while unknown. */
  value: number | null
  className?: string
}

export function ProgressBar({ label, value, className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value ?? undefined}
      className={cx('block h-1 w-full overflow-hidden rounded-sm bg-busy-soft', className)}
    >
      <div
        style={{ width: value === null ? undefined : `${value}%` }}
        className={cx('h-full rounded-sm bg-busy', value === null ? 'w-2/5 animate-slide' : 'transition-[width]')}
      />
    </div>
  )
}
