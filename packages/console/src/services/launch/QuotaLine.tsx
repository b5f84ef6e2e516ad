import { useId } from 'react'
import { useIntl } from 'react-intl'
import { measure, type Usage } from '../../framework/charts/usage.ts'
import { cx } from '../../ui/classes.ts'
import { quotaLinePhrases as phrases } from './step.messages.ts'

export interface QuotaLineProps extends Usage {
  title: string
  /** An amount with its unit; a plain number unless given. */
  format?: (amount: number) => string
}

/** A quota in one line: what is used, what this adds, and the limit. */
export function QuotaLine({ title, format, ...usage }: QuotaLineProps) {
  const intl = useIntl()
  const id = useId()
  const { used, added, max, percent, over } = measure(usage)
  const amount = format ?? ((value: number) => intl.formatNumber(value))
  const values = { used: amount(used), added: amount(added), max: max === null ? '' : amount(max) }
  const text = intl.formatMessage(max === null ? phrases.noLimit : phrases.of, values)
  const width = (value: number) => `${Math.min(100, max ? (value / max) * 100 : 0)}%`
  return (
    <div
      role="meter"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(percent ?? 0, 100)}
      aria-valuetext={text}
      className="flex items-center gap-2 text-sm"
    >
      <span id={id} className="min-w-0 text-ink-2">
        {title}
      </span>
      <svg aria-hidden height={5} className="ms-auto w-16 shrink-0 rounded-sm bg-line rtl:-scale-x-100">
        <rect width={width(used + added)} height="100%" className={over ? 'fill-bad' : 'fill-accent'} />
        <rect width={width(used)} height="100%" className="fill-accent-line" />
      </svg>
      <span className={cx('shrink-0 tabular-nums', over ? 'text-bad' : 'text-ink-2')}>{text}</span>
    </div>
  )
}
