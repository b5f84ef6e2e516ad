import { Progress } from '@base-ui/react/progress'
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
    <Progress.Root value={value} aria-label={label} className={cx('block w-full', className)}>
      <Progress.Track className="block h-1 overflow-hidden rounded-sm bg-busy-soft">
        <Progress.Indicator
          className={cx(
            'block h-full rounded-sm bg-busy',
            value === null ? 'w-2/5 animate-slide' : 'transition-[width]',
          )}
        />
      </Progress.Track>
    </Progress.Root>
  )
}
