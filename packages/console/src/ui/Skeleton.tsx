import { cx } from './class-names.ts'

/** Holds the place of a line of text that is on its way; give it the width that the text will about have. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('inline-block h-3 animate-pulse rounded-sm bg-line align-middle', className)} />
)
