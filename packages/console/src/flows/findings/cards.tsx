import { Eraser, EyeOff, Gauge, Siren, Tags, Trash2, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { isMeasured as measuresServers } from '../../resources/instance/instance-text.ts'
import { Card } from '../../ui/Card.tsx'
import { Status } from '../../ui/Status.tsx'
import { Button } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { orNothing } from '../../ui/inline.tsx'
import { ProgressBar } from '../../ui/progress.tsx'
import { RULES, silentRules } from './judge.ts'
import { showAgain, type Dismissal } from './kept.ts'
import { findingsMessages as messages, findingsPhrases as phrases, kindNames, kindTexts } from './findings.messages.ts'
import { KINDS, type Finding, type Kind } from './rule.ts'
import { ruleTitles } from './rules.messages.ts'
import { listNames, type KnownLists } from './use-known-lists.ts'
import type { Loads } from './use-loads.ts'

const ICONS: Record<Kind, LucideIcon> = { risk: Siren, waste: Eraser, fit: Gauge, hygiene: Tags }

interface KindButtonsProps {
  /** Instances are measured only if the user asks for it. */
  isMeasured: boolean
  findings: readonly Finding[]
  kind: Kind | null
  onChange: (kind: Kind | null) => void
}

/** How many there are of each kind; a press shows only those. */
export function KindButtons({ isMeasured, findings, kind, onChange }: KindButtonsProps) {
  const { formatMessage } = useIntl()
  return (
    <div role="group" aria-label={formatMessage(messages.kinds)} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {KINDS.map((one) => {
        const Icon = ICONS[one]
        const some = findings.filter((finding) => finding.kind === one)
        const serious = some.filter((finding) => finding.serious).length
        return (
          <button
            key={one}
            type="button"
            aria-pressed={kind === one}
            className={cx(
              'grid gap-1 rounded-lg border p-4 text-start shadow-near hover:border-accent-line',
              kind === one ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
            )}
            onClick={() => onChange(kind === one ? null : one)}
          >
            <span className="flex items-center gap-2 font-semibold">
              <Icon aria-hidden className="size-4 text-ink-3" />
              {formatMessage(kindNames[one])}
            </span>
            <span className="flex flex-wrap items-baseline gap-x-3 text-xl font-semibold tabular-nums">
              {orNothing((one !== 'fit' || isMeasured) && some.length)}
              {serious > 0 && (
                <span className="text-sm">
                  <Status tone="bad">
                    {serious} {formatMessage(messages.serious)}
                  </Status>
                </span>
              )}
            </span>
            <span className="text-sm text-ink-3">{formatMessage(kindTexts[one])}</span>
          </button>
        )
      })}
    </div>
  )
}

interface SelectedCardProps {
  className: string
  chosen: readonly Finding[]
  onClear: () => void
  onDelete: (findings: readonly Finding[]) => void
  onDismiss: () => void
}

const NAMED = 8

/** What is selected, and what can be done with it. */
export function SelectedCard({ className, chosen, onClear, onDelete, onDismiss }: SelectedCardProps) {
  const { formatMessage } = useIntl()
  if (chosen.length === 0) return null
  const deletable = chosen.filter(({ rule }) => RULES.some(({ id, fix }) => id === rule && fix === 'delete'))
  const things = [...new Map(deletable.map((one) => [`${one.thing.type} ${one.thing.id}`, one])).values()]
  return (
    <Card
      title={formatMessage(phrases.selected, { count: chosen.length })}
      className={className}
      actions={
        <Button size="small" variant="quiet" onClick={onClear}>
          {formatMessage(messages.clear)}
        </Button>
      }
    >
      <div className="grid gap-3">
        <ul className="grid gap-1 max-xl:hidden">
          {chosen.slice(0, NAMED).map(({ id, thing, rule }) => (
            <li key={id} className="wrap-anywhere">
              {thing.name} <span className="text-sm text-ink-3">{formatMessage(ruleTitles[rule])}</span>
            </li>
          ))}
          {chosen.length > NAMED && <li className="text-ink-3">{`+ ${chosen.length - NAMED}`}</li>}
        </ul>
        {deletable.length < chosen.length && (
          <p className="text-sm text-ink-2">{formatMessage(phrases.deletable, { count: deletable.length })}</p>
        )}
        <div className="grid gap-2 max-xl:grid-cols-2">
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden />}
            disabled={things.length === 0}
            onClick={() => onDelete(things)}
          >
            {formatMessage(messages.deleteSelected)}
          </Button>
          <Button icon={<EyeOff aria-hidden />} onClick={onDismiss}>
            {formatMessage(messages.dismiss)}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** Series of metrics are read when the user asks for them: each instance has its own. */
export function FitCard({ loads, count, running, progress, start }: Loads) {
  const { formatMessage } = useIntl()
  const context = useCellContext([])
  if (!measuresServers(context) || count === 0 || loads) return null
  return (
    <Card title={formatMessage(kindNames.fit)}>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-80 text-ink-2">
          {formatMessage(messages.notMeasured)} {formatMessage(phrases.measureText, { count, more: running - count })}
        </p>
        {progress === null ? (
          <Button onClick={start}>{formatMessage(messages.measure)}</Button>
        ) : (
          <div className="grid w-40 gap-1 text-sm text-ink-3">
            {formatMessage(phrases.progress, { read: progress, count })}
            <ProgressBar label={formatMessage(messages.measuring)} value={(progress / count) * 100} />
          </div>
        )}
      </div>
    </Card>
  )
}

interface DismissedCardProps {
  owner: string
  dismissed: readonly { finding: Finding; dismissal: Dismissal }[]
}

export function DismissedCard({ owner, dismissed }: DismissedCardProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  if (dismissed.length === 0) return null
  return (
    <Card title={formatMessage(messages.dismissed)} flush>
      <ul className="divide-y divide-line">
        {dismissed.map(({ finding: { id, thing, rule }, dismissal: { until, because } }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
              {thing.name} <span className="text-sm text-ink-3">{formatMessage(ruleTitles[rule])}</span>
            </span>
            <span className="text-sm wrap-anywhere text-ink-2">
              {because === ''
                ? formatMessage(phrases.dismissedUntil, { day: dayOf(until) })
                : formatMessage(phrases.dismissedBecause, { day: dayOf(until), because })}
            </span>
            <Button size="small" variant="quiet" onClick={() => showAgain(owner, id)}>
              {formatMessage(messages.again)}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )

  function dayOf(day: string): string {
    return intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' })
  }
}

interface NotJudgedCardProps {
  failed: KnownLists['failed']
  retrying: boolean
  retry: () => void
}

/** The rules that say nothing because a list of theirs could not be read, and what no list has. */
export function NotJudgedCard({ failed, retrying, retry }: NotJudgedCardProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <Card title={formatMessage(messages.notJudged)}>
      <div className="grid gap-3">
        {failed.map(({ name, error }) => (
          <Failed key={name} name={name} error={error} />
        ))}
        {failed.length > 0 && (
          <Button className="justify-self-start" busy={retrying} onClick={retry}>
            {formatMessage(moreWords.retry)}
          </Button>
        )}
        <p className="text-sm text-ink-3">{formatMessage(messages.notInLists)}</p>
      </div>
    </Card>
  )
}

function Failed({ name, error }: { name: KnownLists['failed'][number]['name']; error: ApiError }) {
  const intl = useIntl()
  const silent = silentRules(new Set([name]))
  return (
    <div>
      <p>
        <Status tone="warn">
          {intl.formatMessage(phrases.unread, {
            rules: silent.length,
            names: intl.formatMessage(listNames[name]),
          })}
        </Status>
      </p>
      <p className="text-sm wrap-anywhere text-ink-2">{describeError(intl, error)}</p>
      <p className="text-sm text-ink-3">
        {intl.formatList(silent.map(({ rule }) => intl.formatMessage(ruleTitles[rule.id])))}
      </p>
    </div>
  )
}
