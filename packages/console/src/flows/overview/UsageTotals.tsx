import { useIntl } from 'react-intl'
import { formatSize } from '../../framework/text/bytes.ts'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Totals } from './usage-totals.ts'
import { totalNames } from './usage.messages.ts'

const NAMES = Object.keys(totalNames) as (keyof Totals)[] // one for each total

/** What the period comes to; undefined until that is known. */
export function UsageTotals({ totals }: { totals: Totals | undefined }) {
  const intl = useIntl()
  const formatted = (name: keyof Totals, amount: number) => {
    if (name === 'ram') return formatSize(intl, amount, 'MB')
    const digits = name === 'instances' ? 0 : 2
    return intl.formatNumber(amount, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  }
  return (
    <Card>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-6 gap-y-4">
        {NAMES.map((name) => (
          <div key={name} className="grid content-between gap-1">
            <dt className="text-sm text-ink-3">{intl.formatMessage(totalNames[name])}</dt>
            <dd className="text-lg font-semibold tabular-nums">
              {totals ? formatted(name, totals[name]) : <Skeleton className="w-16" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
