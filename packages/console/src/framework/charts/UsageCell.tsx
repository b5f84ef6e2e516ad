import { useIntl, type IntlShape } from 'react-intl'
import { cx } from '../../ui/classes.ts'
import { chartMessages, chartPhrases } from './chart.messages.ts'
import { measure, quotaLevel, type QuotaLevel } from './usage.ts'

export interface UsageCellProps {
  /** null: unknown. */
  used: number | null
  /** Negative: no limit; null: unknown. */
  max: number | null
  /** An amount with its unit; a plain number unless given. */
  format?: (intl: IntlShape, amount: number) => string
}

const FILL: Record<QuotaLevel, string> = { normal: 'fill-accent', warning: 'fill-warn', danger: 'fill-bad' }
const TEXT: Record<QuotaLevel, string> = {
  normal: '',
  warning: 'font-medium text-warn',
  danger: 'font-medium text-bad',
}

/** '12 / 64', or the used amount alone if there is no limit; empty if it is unknown. */
export function usageText(intl: IntlShape, { used, max, format }: UsageCellProps): string {
  if (used === null || max === null) return ''
  const amount = (value: number) => (format ? format(intl, value) : intl.formatNumber(value))
  return max < 0
    ? intl.formatMessage(chartPhrases.shortNoLimit, { used: amount(used) })
    : intl.formatMessage(chartPhrases.shortOf, { used: amount(used), max: amount(max) })
}

/** The used part of a limit as a number and a thin bar; the text alone has all that it shows. */
export function UsageCell({ used, max, format }: UsageCellProps) {
  const intl = useIntl()
  if (used === null || max === null) return null
  const { percent, over } = measure({ used, max })
  const level = percent === null || max === 0 ? 'normal' : quotaLevel(percent)
  return (
    <span className="grid min-w-0 gap-1">
      <span className={cx('truncate tabular-nums', TEXT[level])}>
        {usageText(intl, { used, max, format })}
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
