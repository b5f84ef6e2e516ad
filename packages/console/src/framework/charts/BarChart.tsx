import { useIntl } from 'react-intl'
import { Tooltip } from '../../ui/popups/Tooltip.tsx'
import { chartMessages, chartPhrases } from './chart.messages.ts'
import { ChartTable } from './series.tsx'

/** A share of the used amount, as one instance's, with its tooltip. */
export interface BarPart {
  label: string
  value: number
}

type Part = 'used' | 'free' | 'highest' | 'average'

export interface BarChartProps {
  title: string
  /** One amount, or its parts. */
  used: number | readonly BarPart[]
  average?: number
  /** The full length of the bar; 100 unless given. */
  max?: number
  /** The length is the highest amount that was measured, and no capacity: nothing of it is free. */
  measured?: boolean
  /** Tooltips that replace the common ones. */
  tooltips?: { [P in Part]?: string }
  format?: (amount: number) => string
}

const HEIGHT = 20
/** Neighbours differ in strength, so that they are distinguishable. */
const PART_CLASSES = ['fill-accent', 'fill-accent-line']

/** The used amount of a whole, with a mark at the average; each part has a tooltip on hover and focus. */
export function BarChart({ title, used, average, max = 100, measured = false, tooltips = {}, format }: BarChartProps) {
  const intl = useIntl()
  const amount = format ?? ((value: number) => intl.formatNumber(value))
  const name = (part: Part) => intl.formatMessage(chartMessages[part])
  const word = (part: Part, value: number) =>
    tooltips[part] ?? intl.formatMessage(chartPhrases.named, { name: name(part), value: amount(value) })
  const parts = typeof used === 'number' ? [{ label: word('used', used), value: used }] : used
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const percent = (value: number) => `${Math.min(100, Math.max(0, (value / max) * 100))}%`
  const above = Math.max(0, max - total)
  // The rest of the bar, with the amount that it stands for.
  const [rest, restAmount]: [Part, number] = measured ? ['highest', max] : ['free', above]
  const startOf = (at: number) => parts.slice(0, at).reduce((sum, { value }) => sum + value, 0)
  return (
    <figure className="grid gap-1.5">
      <figcaption className="flex justify-between gap-4">
        <span className="font-medium">{title}</span>
        <span className="text-sm text-ink-2 tabular-nums">
          {intl.formatMessage(measured ? chartPhrases.lastOfHighest : chartPhrases.usedOf, {
            used: amount(total),
            max: amount(max),
          })}
        </span>
      </figcaption>
      <ChartTable
        caption={title}
        rows={[
          ...(typeof used === 'number' ? [] : used.map(({ label, value }) => [label, amount(value)] as const)),
          [name('used'), amount(total)],
          [name(rest), amount(restAmount)],
          ...(average === undefined ? [] : [[name('average'), amount(average)] as const]),
        ]}
      />
      <svg
        role="group"
        aria-label={title}
        width="100%"
        height={HEIGHT}
        className="overflow-visible rounded-sm rtl:-scale-x-100"
      >
        {parts.map(({ label, value }, at) => {
          return (
            <Tooltip key={label} label={label}>
              <rect
                tabIndex={0}
                role="img"
                aria-label={label}
                x={percent(startOf(at))}
                width={percent(value)}
                height={HEIGHT}
                className={PART_CLASSES[at % PART_CLASSES.length]}
              />
            </Tooltip>
          )
        })}
        {above > 0 && (
          <Tooltip label={word(rest, restAmount)}>
            <rect
              tabIndex={0}
              role="img"
              aria-label={word(rest, restAmount)}
              x={percent(total)}
              width={percent(above)}
              height={HEIGHT}
              className="fill-sunken stroke-line"
            />
          </Tooltip>
        )}
        {average !== undefined && (
          <Tooltip label={word('average', average)}>
            <rect
              tabIndex={0}
              role="img"
              aria-label={word('average', average)}
              x={percent(average)}
              y={-4}
              width={3}
              height={HEIGHT + 8}
              className="fill-ink stroke-surface"
            />
          </Tooltip>
        )}
      </svg>
    </figure>
  )
}
