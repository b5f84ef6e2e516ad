import { CircleAlert, Info } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { CopyBlock } from '../../ui/copy.tsx'
import { QuotaBar } from '../charts/charts.tsx'
import { useSession } from '../session/session.ts'
import { formatGigabytes } from '../text/units.ts'
import { preflightMessages as messages, preflightPhrases as phrases } from './preflight.messages.ts'
import { obstaclesOf, wantedLimits, type Demand, type Obstacle, type PreflightFacts } from './preflight.ts'

interface PreflightProps extends PreflightFacts {
  /** It cannot be sent while something blocks it. */
  form: { block: (reason: string | null) => void }
}

const amountOf = (intl: IntlShape, { unit }: Demand) =>
  unit ? (amount: number) => formatGigabytes(intl, amount) : (amount: number) => intl.formatNumber(amount)

/** The quotas that a form takes, as used, new and left, and what stands in its way. */
export function Preflight({ form, ...facts }: PreflightProps) {
  const intl = useIntl()
  const { project_name: project, project_id: id } = useSession()
  const list = useId()
  const obstacles = obstaclesOf(facts)
  const isBlocked = obstacles.some(({ blocks }) => blocks)
  const { block } = form
  useEffect(() => {
    block(isBlocked ? list : null)
    return () => block(null)
  }, [block, isBlocked, list])
  const wanted = wantedLimits(obstacles)
  if (facts.demands.length + obstacles.length === 0) return null
  const request = [
    intl.formatMessage(phrases.greeting, { project: project ?? '', id: id ?? '' }),
    ...wanted.map(({ demand, limit }) => {
      const amount = amountOf(intl, demand)
      return intl.formatMessage(phrases.raise, {
        label: demand.label,
        max: amount(demand.max),
        limit: amount(limit),
        used: amount(demand.used),
        added: amount(demand.added),
      })
    }),
  ].join('\n')
  return (
    <section aria-label={intl.formatMessage(messages.quotas)} className="grid gap-3 rounded-lg border border-line p-3">
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
      <div id={list} role="status" className="empty:hidden">
        {obstacles.length > 0 && (
          <ul className="grid gap-1.5">
            {obstacles.map((obstacle) => (
              <li key={obstacle.kind === 'quota' ? obstacle.demand.id : obstacle.kind} className="flex gap-2">
                {obstacle.blocks ? (
                  <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
                ) : (
                  <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
                )}
                <span className="min-w-0 wrap-anywhere">{obstacleText(intl, obstacle)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {wanted.length > 0 && (
        <CopyBlock
          label={intl.formatMessage(messages.request)}
          value={request}
          copy={intl.formatMessage(messages.copyRequest)}
        />
      )}
    </section>
  )
}

function obstacleText(intl: IntlShape, obstacle: Obstacle): string {
  if (obstacle.kind === 'name') return intl.formatMessage(phrases.name, { name: obstacle.name })
  if (obstacle.kind === 'addresses') return intl.formatMessage(phrases.addresses, { ...obstacle.room })
  const { demand } = obstacle
  if (demand.reason !== undefined) return demand.reason
  const amount = amountOf(intl, demand)
  return intl.formatMessage(phrases.quota, {
    label: demand.label,
    needed: amount(demand.added),
    left: amount(Math.max(0, demand.max - demand.used)),
    max: amount(demand.max),
  })
}
