import type { ReactNode } from 'react'
import { OrNothing } from './OrNothing.tsx'

/** Names and what they are, side by side where there is room; an absent value shows as a dash. */
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
