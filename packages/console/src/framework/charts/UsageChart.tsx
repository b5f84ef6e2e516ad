import { useId } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../ui/classes.ts'
import { chartMessages, chartPhrases } from './chart.messages.ts'
import { ChartTable, Hatch } from './series.tsx'
import { fullness, measure, type Fullness, type Usage } from './usage.ts'

export interface UsageChartProps extends Usage {
  title: string
  kind?: keyof typeof RADII
  /** Says 'allocated' instead of 'used'. */
  allocated?: boolean
  /** An amount with its unit; a plain number unless given. */
  format?: (amount: number) => string
}

const FILL: Record<Fullness, string> = { normal: 'fill-accent', 'nearly-full': 'fill-warn', full: 'fill-bad' }
const TEXT: Record<Fullness, string> = { normal: 'text-ink-3', 'nearly-full': 'text-warn', full: 'text-bad' }

/** The used part of a limit: a pie, or a donut with the share that is about to be added. */
export function UsageChart({ title, kind = 'donut', allocated = false, format, ...usage }: UsageChartProps) {
  const intl = useIntl()
  const hatch = useId()
  const { used, added, max, percent, remaining, over } = measure(usage)
  const amount = format ?? ((value: number) => intl.formatNumber(value))
  const level = percent === null ? 'normal' : fullness(percent)
  const size = 2 * RADII[kind][1]
  const share = (value: number) => (max ? value / max : percent === null ? 0 : value > 0 ? 1 : 0)
  const word = over
    ? chartMessages.over
    : { normal: null, 'nearly-full': chartMessages.nearlyFull, full: chartMessages.full }[level]
  const left = remaining === null ? intl.formatMessage(chartMessages.noLimit) : amount(remaining)
  return (
    <figure className="flex min-w-0 items-center gap-3">
      <svg
        aria-hidden
        width={size}
        height={size}
        viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
        className="shrink-0"
      >
        <defs>
          <Hatch id={hatch} className={FILL[level]} />
        </defs>
        <path d={arcPath(kind, 0, 1)} className="fill-sunken stroke-line" strokeWidth={0.5} />
        <path d={arcPath(kind, 0, share(used))} className={FILL[level]} />
        <path d={arcPath(kind, share(used), share(used + added))} fill={`url(#${hatch})`} />
        {kind === 'donut' && percent !== null && Number.isFinite(percent) && (
          <text textAnchor="middle" dominantBaseline="central" className="fill-ink text-sm font-medium tabular-nums">
            {intl.formatNumber(percent / 100, { style: 'percent' })}
          </text>
        )}
      </svg>
      <figcaption className="min-w-0">
        <ChartTable
          caption={title}
          rows={[
            [intl.formatMessage(chartMessages.currentUsage), amount(used)],
            [intl.formatMessage(chartMessages.added), amount(added)],
            [intl.formatMessage(chartMessages.remaining), left],
          ]}
        />
        <span aria-hidden className="block font-semibold">
          {title}
        </span>
        <span aria-hidden className="block text-sm text-ink-3 tabular-nums">
          {max === null
            ? intl.formatMessage(allocated ? chartPhrases.allocatedNoLimit : chartPhrases.usedNoLimit, {
                used: amount(used),
              })
            : added > 0
              ? intl.formatMessage(chartPhrases.parts, { used: amount(used), added: amount(added), remaining: left })
              : intl.formatMessage(allocated ? chartPhrases.allocatedOf : chartPhrases.usedOf, {
                  used: amount(used),
                  max: amount(max),
                })}
        </span>
        {word && <span className={cx('block text-sm font-medium', TEXT[level])}>{intl.formatMessage(word)}</span>}
      </figcaption>
    </figure>
  )
}

/** Inner and outer radius in px. */
const RADII = { donut: [24, 36], pie: [0, 30] } as const

const pointAt = (radius: number, share: number): string =>
  [Math.sin(share * 2 * Math.PI), -Math.cos(share * 2 * Math.PI)]
    .map((part) => Math.round(part * radius * 1000) / 1000 + 0) // no -0
    .join()

/** Two half circles, since an arc that ends at its start is not drawn. */
const circle = (radius: number, turn: 0 | 1): string =>
  `M${pointAt(radius, 0)}${[0.5, 0].map((share) => `A${radius},${radius},0,1,${turn},${pointAt(radius, share)}`).join('')}Z`

/** The outline of a sector, clockwise from 12 o'clock; `from` and `to` are fractions, limited to 0 and 1. */
export function arcPath(kind: keyof typeof RADII, from: number, to: number): string {
  const [inner, outer] = RADII[kind]
  const [start, end] = [from, to].map((share) => Math.min(Math.max(share, 0), 1)) as [number, number] // two of two
  if (end - start === 1) return circle(outer, 1) + (inner ? circle(inner, 0) : '')
  const large = end - start > 0.5 ? 1 : 0
  const arc = (radius: number, turn: 0 | 1, share: number) =>
    `A${radius},${radius},0,${large},${turn},${pointAt(radius, share)}`
  const back = inner ? `L${pointAt(inner, end)}${arc(inner, 0, start)}` : 'L0,0'
  return `M${pointAt(outer, start)}${arc(outer, 1, end)}${back}Z`
}
