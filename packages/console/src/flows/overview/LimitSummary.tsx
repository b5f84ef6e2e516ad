import { useIntl } from 'react-intl'
import { cx } from '../../ui/class-names.ts'
import { LimitCard } from './LimitCard.tsx'
import { overviewMessages as messages } from './overview.messages.ts'
import type { LimitGroup } from './use-limits.ts'

/** What the project may have and has, service by service. */
export function LimitSummary({ groups }: { groups: readonly LimitGroup[] }) {
  const { formatMessage } = useIntl()
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="limit-summary" className="grid gap-2.5">
      <h2 id="limit-summary" className="text-lg font-semibold">
        {formatMessage(messages.limits)}
      </h2>
      <div
        className={cx(
          'grid gap-3',
          groups.length > 1 && 'md:grid-cols-2',
          groups.length > 2 && 'xl:grid-cols-[1fr_1fr_2fr]',
        )}
      >
        {groups.map((group, index) => (
          <LimitCard
            key={group.id}
            group={group}
            // The last of three has a row to itself until there is room beside the others.
            wide={groups.length % 2 === 1 && index === groups.length - 1}
          />
        ))}
      </div>
    </section>
  )
}
