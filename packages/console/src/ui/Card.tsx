import type { ReactNode } from 'react'
import { cx } from './classes.ts'
import { OrNothing } from './inline.tsx'

export interface CardProps {
  title?: string
  /** Below a heading of the second level. */
  nested?: boolean
  actions?: ReactNode
  children: ReactNode
  /** The content has its own padding, as a table. */
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

/** Terms and values, side by side if they fit; a missing value is shown as a dash. */
export function DescriptionList({ items }: { items: { term: string; value: ReactNode }[] }) {
  return (
    <div className="@container">
      <dl className="grid gap-x-6 gap-y-2 @sm:grid-cols-[minmax(8rem,max-content)_1fr]">
        {items.map(({ term, value }) => (
          <div key={term} className="grid gap-x-6 gap-y-0.5 items-baseline @sm:col-span-2 @sm:grid-cols-subgrid">
            <dt className="text-ink-3 wrap-anywhere @sm:max-w-44">{term}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <OrNothing>{value}</OrNothing>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
