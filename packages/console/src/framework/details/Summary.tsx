import type { ReactNode } from 'react'

export interface SummaryFact {
  /** Unique among the facts. */
  id: string
  icon: ReactNode
  content: ReactNode
}

export const FactItem = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex min-w-0 items-center gap-2 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-3">
    {icon}
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)

interface SummaryProps {
  label: string
  facts?: readonly SummaryFact[]
  children?: ReactNode
}

/** What one comes for, above all tabs of a details page. */
export const Summary = ({ label, facts = [], children }: SummaryProps) => (
  <section
    aria-label={label}
    className="grid grid-cols-1 gap-2.5 rounded-lg border border-line bg-surface px-4 py-3 shadow-near"
  >
    {facts.length > 0 && (
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-1.5">
        {facts.map(({ id, icon, content }) => (
          <FactItem key={id} icon={icon}>
            {content}
          </FactItem>
        ))}
      </ul>
    )}
    {children}
  </section>
)
