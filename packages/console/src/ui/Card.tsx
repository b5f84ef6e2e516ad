import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export interface CardProps {
  title?: string
  /** Where it stands under a heading of the second level. */
  nested?: boolean
  actions?: ReactNode
  children: ReactNode
  /** The content brings its own edges, as a table does. */
  flush?: boolean
  className?: string
}

export function Card({ title, nested = false, actions, children, flush, className }: CardProps) {
  const Heading = nested ? 'h3' : 'h2'
  return (
    <section className={cx('overflow-hidden rounded-lg border border-line bg-surface shadow-near', className)}>
      {(title || actions) && (
        <header className="flex min-h-11 items-center gap-2 border-b border-line px-4 py-1.5">
          <Heading className="me-auto font-semibold">{title}</Heading>
          {actions}
        </header>
      )}
      <div className={cx(!flush && 'p-4')}>{children}</div>
    </section>
  )
}
