import { useId } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { cx } from '../../ui/classes.ts'
import { chartMessages, chartPhrases } from './chart.messages.ts'
import { Hatch } from './series.tsx'
import { measure, quotaLevel, type QuotaLevel, type Usage } from './usage.ts'

export interface QuotaBarProps extends Usage {
  label: string
  /** An amount with its unit; a plain number unless given. */
  format?: (amount: number) => string
}

const FILL: Record<QuotaLevel, string> = { normal: 'fill-accent', warning: 'fill-warn', danger: 'fill-bad' }
const TEXT: Record<QuotaLevel, string> = { normal: 'text-ink-2', warning: 'text-warn', danger: 'text-bad' }

/** The used part of a quota in one line, with its bar below; the part that is about to be added is striped, and not called used. */
export function QuotaBar({ label, format, ...usage }: QuotaBarProps) {
  const intl = useIntl()
  const hatch = useId()
  const { used, added, max, percent, remaining, over } = measure(usage)
  const amount = format ?? ((value: number) => intl.formatNumber(value))
  const level = percent === null ? 'normal' : quotaLevel(percent)
  const amountText = amountsOf(intl, { used, added, max, remaining }, amount)
  const word = over
    ? chartMessages.over
    : { normal: null, warning: chartMessages.nearlyFull, danger: chartMessages.full }[level]
  const text = word ? `${amountText} · ${intl.formatMessage(word)}` : amountText
  const width = (value: number) => `${Math.min(100, max ? (value / max) * 100 : percent && value > 0 ? 100 : 0)}%`
  return (
    <div
      role="meter"
      aria-labelledby={`${hatch}-label`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(percent ?? 0, 100)}
      aria-valuetext={text}
      // The bars of a row stay level where only some labels fit beside their amounts.
      className="grid content-between gap-1.5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={`${hatch}-label`} className="font-medium">
          {label}
        </span>
        <span className={cx('text-sm tabular-nums', TEXT[level])}>{text}</span>
      </div>
      <svg aria-hidden width="100%" height={8} className="rounded-sm bg-line rtl:-scale-x-100">
        <defs>
          <Hatch id={hatch} className={FILL[level]} />
        </defs>
        <rect width={width(used + added)} height="100%" fill={`url(#${hatch})`} />
        <rect width={width(used)} height="100%" className={FILL[level]} />
      </svg>
    </div>
  )
}

type Amounts = Pick<ReturnType<typeof measure>, 'used' | 'added' | 'max' | 'remaining'>

/** What is used, what is new and what is left then; what is not made yet does not count as used. */
function amountsOf(intl: IntlShape, amounts: Amounts, format: (value: number) => string): string {
  const { max, remaining } = amounts
  const used = format(amounts.used)
  const added = format(amounts.added)
  if (max === null)
    return amounts.added > 0
      ? intl.formatMessage(chartPhrases.partsNoLimit, { used, added })
      : intl.formatMessage(chartPhrases.usedNoLimit, { used })
  return amounts.added > 0
    ? intl.formatMessage(chartPhrases.partsOf, { used, added, remaining: format(remaining ?? 0), max: format(max) })
    : intl.formatMessage(chartPhrases.usedOf, { used, max: format(max) })
}
