import { cx } from './class-names.ts'

export interface ProgressBarProps {
  /** What is progressing. */
  label: string
  /** 0 to 100; null while there is no telling. */
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
