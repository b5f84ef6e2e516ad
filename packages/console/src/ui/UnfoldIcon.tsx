import { ChevronRight } from 'lucide-react'
import { cx } from './class-names.ts'

/** Points where the text goes, and down once what it stands before is unfolded. */
export function UnfoldIcon({ open, className }: { open: boolean; className?: string }) {
  return (
    <ChevronRight
      aria-hidden
      className={cx('transition-transform', open ? 'rotate-90' : 'rtl:rotate-180', className)}
    />
  )
}
