import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export interface CardProps {
  title?: string
  actions?: ReactNode
  children: ReactNode
  /** The content brings its own edges, as a table does. */
  flush?: boolean
  className?: string
}

export function Card({ title, actions, children, flush, className }: CardProps) {
  return (
    <section className={cx('overflow-hidden rounded-lg border border-line bg-surface shadow-near', className)}>
      {(title || actions) && (
        <header className="flex min-h-11 items-center gap-2 border-b border-line px-4 py-1.5">
          <h2 className="me-auto font-semibold">{title}</h2>
          {actions}
        </header>
      )}
      <div className={cx(!flush && 'p-4')}>{children}</div>
    </section>
  )
}
