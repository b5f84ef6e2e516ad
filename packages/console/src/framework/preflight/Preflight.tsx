import { CircleAlert, Info } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { cx, linkClass } from '../../ui/classes.ts'
import { CopyBlock } from '../../ui/copy.tsx'
import { QuotaBar } from '../charts/charts.tsx'
import { useSession } from '../session/session.ts'
import { formatGigabytes } from '../text/units.ts'
import { preflightMessages as messages } from './preflight.messages.ts'
import { obstaclesOf, wantedLimits, type Demand, type Obstacle, type PreflightFacts } from './preflight.ts'
import { typeNames } from '../text/common.messages.ts'

interface PreflightProps extends PreflightFacts {
  /** It cannot be sent while something blocks it. */
  form: { block: (reason: string | null) => void }
  /** Lists only what stands in the way, since the quotas are shown elsewhere. */
  compact?: boolean
  /** A name that is free, for a name that is taken. */
  rename?: { free: string; use: () => void }
}

const amountOf = (intl: IntlShape, { unit }: Demand) =>
  unit ? (amount: number) => formatGigabytes(intl, amount) : (amount: number) => intl.formatNumber(amount)

/** The quotas that a form takes, as used, new and left, and what stands in its way. */
export function Preflight({ form, compact = false, rename, ...facts }: PreflightProps) {
  const intl = useIntl()
  const list = useId()
  const obstacles = obstaclesOf(facts)
  const isBlocked = obstacles.some(({ blocks }) => blocks)
  const { block } = form
  useEffect(() => {
    block(isBlocked ? list : null)
    return () => block(null)
  }, [block, isBlocked, list])
  const status = (
    <div id={list} role="status" className="empty:hidden">
      {obstacles.length > 0 && (
        <ul
          className={cx(
            'grid gap-1.5',
            compact && 'rounded-md px-3 py-2',
            compact && (isBlocked ? 'bg-bad-soft' : 'bg-warn-soft'),
          )}
        >
          {obstacles.map((obstacle) => (
            <li key={keyOf(obstacle)} className="flex gap-2">
              {obstacle.blocks ? (
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
              ) : (
                <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
              )}
              <span className="min-w-0 wrap-anywhere">
                {obstacleText(intl, obstacle)}{' '}
                {obstacle.kind === 'name' && rename && (
                  <button type="button" className={`cursor-pointer ${linkClass}`} onClick={rename.use}>
                    {intl.formatMessage(messages.useName, { name: rename.free })}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
  if (compact)
    return (
      <>
        {status}
        <QuotaRequest obstacles={obstacles} folded />
      </>
    )
  if (facts.demands.length + obstacles.length === 0) return null
  return (
    <section aria-label={intl.formatMessage(typeNames.quotas)} className="grid gap-3 rounded-lg border border-line p-3">
      {facts.demands.map((demand) => (
        <QuotaBar
          key={demand.id}
          label={demand.label}
          used={demand.used}
          added={demand.added}
          max={demand.max}
          format={amountOf(intl, demand)}
        />
      ))}
      {status}
      <QuotaRequest obstacles={obstacles} />
    </section>
  )
}

function keyOf(obstacle: Obstacle): string {
  if (obstacle.kind === 'quota') return obstacle.demand.id
  if (obstacle.kind === 'addresses') return `addresses ${obstacle.room.subnet}`
  return obstacle.kind === 'warning' ? obstacle.text : obstacle.kind
}

interface QuotaRequestProps {
  obstacles: readonly Obstacle[]
  /** Below a heading that opens it. */
  folded?: boolean
}

/** A text for the administrator with the limits that are needed; nothing while the quotas suffice. */
function QuotaRequest({ obstacles, folded = false }: QuotaRequestProps) {
  const intl = useIntl()
  const { project_name: project, project_id: id } = useSession()
  const wanted = wantedLimits(obstacles)
  if (wanted.length === 0) return null
  const lines = [
    intl.formatMessage(messages.greeting, { project: project ?? '', id: id ?? '' }),
    ...wanted.map(({ demand, limit }) => {
      const amount = amountOf(intl, demand)
      return intl.formatMessage(messages.raise, {
        label: demand.label,
        max: amount(demand.max),
        limit: amount(limit),
        used: amount(demand.used),
        added: amount(demand.added),
      })
    }),
  ]
  const label = intl.formatMessage(messages.request)
  const block = <CopyBlock label={label} value={lines.join('\n')} copy={intl.formatMessage(messages.copyRequest)} />
  if (!folded) return block
  return (
    <details>
      <summary className={`cursor-pointer ${linkClass}`}>{intl.formatMessage(messages.ask)}</summary>
      <div className="mt-2">{block}</div>
    </details>
  )
}

function obstacleText(intl: IntlShape, obstacle: Obstacle): string {
  if (obstacle.kind === 'name') return intl.formatMessage(messages.name, { name: obstacle.name })
  if (obstacle.kind === 'addresses') return intl.formatMessage(messages.addresses, { ...obstacle.room })
  if (obstacle.kind === 'warning') return obstacle.text
  const { demand } = obstacle
  if (demand.reason !== undefined) return demand.reason
  const amount = amountOf(intl, demand)
  return intl.formatMessage(messages.quota, {
    label: demand.label,
    needed: amount(demand.added),
    left: amount(Math.max(0, demand.max - demand.used)),
    max: amount(demand.max),
  })
}
