import type { ReactNode } from 'react'
import { cx } from '../../ui/classes.ts'
import { UnfoldIcon } from '../../ui/inline.tsx'

interface FoldProps {
  folded: boolean
  onToggle: () => void
  /** Only a heading. */
  still: boolean
  children: ReactNode
}

/** The text of a heading as a button that folds what is below it. */
export function Fold({ folded, onToggle, still, children }: FoldProps) {
  if (still) return children
  return (
    <button
      type="button"
      aria-expanded={!folded}
      onClick={onToggle}
      className="group flex min-h-6 w-full cursor-pointer items-center gap-1 rounded-md px-2.5 py-0.5 text-start -outline-offset-2 hover:bg-hover hover:text-ink"
    >
      <span className="min-w-0 flex-1">{children}</span>
      <UnfoldIcon
        open={!folded}
        className={cx(
          'size-3.5 shrink-0',
          !folded && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
        )}
      />
    </button>
  )
}
