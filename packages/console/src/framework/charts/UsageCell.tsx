import { useIntl, type IntlShape } from 'react-intl'
import { cx } from '../../ui/classes.ts'
import { formatShare, formatSize } from '../text/units.ts'
import { chartMessages, chartPhrases } from './chart.messages.ts'
import { measure, quotaLevel, type QuotaLevel } from './usage.ts'

export interface UsageCellProps {
  /** null: unknown. */
  used: number | null
  /** Negative: no limit; null: unknown. */
  max: number | null
  /** An amount with its unit; a plain number unless given. */
  format?: (intl: IntlShape, amount: number) => string
  /** The amounts are sizes in this unit: both are written in the unit that fits the limit, '118.5 / 200 GB'. */
  unit?: 'MB' | 'GB' | undefined
}

const FILL: Record<QuotaLevel, string> = { normal: 'fill-accent', warning: 'fill-warn', danger: 'fill-bad' }
const TEXT: Record<QuotaLevel, string> = {
  normal: '',
  warning: 'font-medium text-warn',
  danger: 'font-medium text-bad',
}

/** '12 / 64', or the used amount alone if there is no limit; empty if it is unknown. */
export function usageText(intl: IntlShape, { used, max, format, unit }: UsageCellProps): string {
  if (used === null || max === null) return ''
  const plain = (value: number) => (unit ? formatSize(intl, value, unit) : intl.formatNumber(value))
  const amount = (value: number) => (format ? format(intl, value) : plain(value))
  if (max < 0) return intl.formatMessage(chartPhrases.shortNoLimit, { used: amount(used) })
  const [part, whole] = unit ? formatShare(intl, used, max, unit) : [amount(used), amount(max)]
  return intl.formatMessage(chartPhrases.shortOf, { used: part, max: whole })
}

/** The used part of a limit as a number and a thin bar; the text alone has all that it shows. */
export function UsageCell({ used, max, format, unit }: UsageCellProps) {
  const intl = useIntl()
  if (used === null || max === null) return null
  const { percent, over } = measure({ used, max })
  const level = percent === null || max === 0 ? 'normal' : quotaLevel(percent)
  return (
    <span className="grid min-w-0 gap-1">
      <span className={cx('truncate tabular-nums', TEXT[level])}>
        {usageText(intl, { used, max, format, unit })}
        {over && <span className="sr-only"> {intl.formatMessage(chartMessages.over)}</span>}
      </span>
      <svg
        aria-hidden
        width="100%"
        height={3}
        className={cx(
          'rounded-sm rtl:-scale-x-100',
          percent === null ? 'border-t border-dashed border-line-strong' : 'bg-line',
        )}
      >
        {percent !== null && max > 0 && (
          <rect width={`${Math.min(100, (used / max) * 100)}%`} height="100%" className={FILL[level]} />
        )}
      </svg>
    </span>
  )
}
