import type { Effect } from '@meridian/contract'
import { Ban, Eye, Package, Trash2, type LucideIcon } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { paths } from '../../paths.ts'
import { cx, linkClass } from '../../ui/classes.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Spinner } from '../../ui/progress.tsx'
import { AppLink } from '../link/AppLink.tsx'
import { entryOfType, useRegistry } from '../resource/registry.ts'
import { PlanGraph } from '../plan/PlanGraph.tsx'
import { NoWayBack } from '../plan/PlanSteps.tsx'
import type { PlanStep } from '../plan/plan.ts'
import { plannedServices } from '../text/framework.messages.ts'
import type { ConsequenceLine, Outlook } from '../resource/consequences.ts'
import { joinNames } from './join-names.ts'
import { outlookMessages as messages, outlookPhrases as phrases } from './outlook.messages.ts'
import type { OutlookState } from './use-outlook.ts'

const ICONS: Record<Effect, LucideIcon> = { blocks: Ban, goes: Trash2, stays: Package, affects: Eye }
const ORDER = ['blocks', 'goes', 'stays', 'affects'] as const

interface OutlookViewProps {
  outlook: OutlookState
  disabled: boolean
  /** The user follows a link to what prevents it. */
  onLeave(): void
}

/** What the action entails, and the plan that follows from the user's choices. */
export function OutlookView({ outlook: state, disabled, onLeave }: OutlookViewProps) {
  const { formatMessage } = useIntl()
  const { outlook, steps, typed } = state
  if (!outlook)
    return (
      <p role="status" className="mt-4 flex items-center gap-2.5 text-ink-2">
        <Spinner className="size-4" />
        {formatMessage(messages.looking)}
      </p>
    )
  const sections = ORDER.map((effect) => ({ effect, lines: outlook.lines.filter((line) => line.effect === effect) }))
  return (
    <div className="mt-4 grid gap-4">
      {outlook.lines.length > 0 && (
        <div className={cx('grid gap-4', steps.length > 0 && 'md:grid-cols-[minmax(0,1fr)_16rem]')}>
          <div className="grid content-start gap-4">
            {sections.map(
              ({ effect, lines }) =>
                lines.length > 0 && (
                  <Section
                    key={effect}
                    effect={effect}
                    lines={lines}
                    state={state}
                    disabled={disabled}
                    onLeave={onLeave}
                  />
                ),
            )}
          </div>
          {steps.length > 0 && <Steps steps={steps} />}
        </div>
      )}
      <LeftOut outlook={outlook} state={state} />
      {outlook.unread?.map(({ service, message }) => (
        <p key={`${service} ${message}`} className="rounded-lg bg-warn-soft px-3 py-2 text-sm wrap-anywhere">
          {formatMessage(phrases.unread, { service: serviceName(service, formatMessage), message })}
        </p>
      ))}
      {outlook.incomplete && <p className="text-sm text-ink-3">{formatMessage(messages.incomplete)}</p>}
      {typed !== null && (
        <TextField
          label={formatMessage(phrases.type, { word: typed })}
          hint={formatMessage(messages.typeHint)}
          name="typed"
          autoComplete="off"
          disabled={disabled}
          value={state.text}
          onChange={({ target }) => state.setText(target.value)}
        />
      )}
    </div>
  )
}

const serviceName = (service: string, formatMessage: IntlShape['formatMessage']) =>
  isGroup(service) ? formatMessage(plannedServices[service]) : service

const isGroup = (service: string): service is keyof typeof plannedServices => Object.hasOwn(plannedServices, service)

interface SectionProps {
  effect: Effect
  lines: readonly ConsequenceLine[]
  state: OutlookState
  disabled: boolean
  onLeave(): void
}

function Section({ effect, lines, state: { chosen, toggle }, disabled, onLeave }: SectionProps) {
  const { formatMessage } = useIntl()
  const registry = useRegistry()
  const Icon = ICONS[effect]
  const choices = lines.flatMap(({ key, choice }) => (choice ? key : []))
  const hasAll = choices.every((key) => chosen.has(key))
  const withKind = (text: string, type?: string) => {
    const names = type && entryOfType(registry, type)?.names
    return names ? formatMessage(phrases.ofKind, { kind: formatMessage(names.other), names: text }) : text
  }
  return (
    <section
      aria-label={formatMessage(messages[effect])}
      className={cx('rounded-lg border p-3', effect === 'blocks' ? 'border-bad bg-bad-soft' : 'border-line')}
    >
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className={cx('size-4', effect === 'blocks' && 'text-bad')} />
        {formatMessage(messages[effect])}
      </h3>
      {effect === 'blocks' && choices.length > 1 && (
        <CheckField
          className="mt-2"
          label={formatMessage(phrases.includeAll, { count: choices.length })}
          name="all"
          disabled={disabled}
          value={hasAll}
          onChange={() => choices.filter((key) => hasAll || !chosen.has(key)).forEach(toggle)}
        />
      )}
      <ul className="mt-2 grid max-h-80 gap-3 overflow-auto">
        {lines.map(({ key, type, text, amount, choice, links }) => (
          <li key={key} className="grid gap-1">
            <span className="flex flex-wrap justify-between gap-x-3 wrap-anywhere">
              {withKind(text, type)}
              {amount && <span className="text-ink-2 tabular-nums">{amount}</span>}
              {effect === 'blocks' && <Links links={links} onLeave={onLeave} />}
            </span>
            {choice && (
              <CheckField
                className="text-sm"
                label={choice.label}
                name={key}
                disabled={disabled}
                value={chosen.has(key)}
                onChange={() => toggle(key)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where the user frees what prevents it. */
function Links({ links, onLeave }: Pick<ConsequenceLine, 'links'> & Pick<OutlookViewProps, 'onLeave'>) {
  const { formatMessage } = useIntl()
  const registry = useRegistry()
  const shown = links.filter(({ type }) => entryOfType(registry, type))
  if (shown.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-3 text-sm">
      {shown.map(({ type, id, name }) => (
        <AppLink
          key={id}
          to={paths.details(type, id)}
          className={linkClass}
          // One that opens in another tab leaves the question open.
          onClick={({ ctrlKey, metaKey, shiftKey }) => !ctrlKey && !metaKey && !shiftKey && onLeave()}
        >
          {formatMessage(phrases.open, { name })}
        </AppLink>
      ))}
    </span>
  )
}

/** Which items are not in the plan, and what the user can do about it. */
function LeftOut({ outlook: { lines }, state: { leftOut, total, chosen } }: { outlook: Outlook; state: OutlookState }) {
  const intl = useIntl()
  const blocking = lines.filter(({ key, effect }) => effect === 'blocks' && !chosen.has(key))
  const ways = blocking.every(({ choice }) => choice)
    ? 'include'
    : blocking.some(({ choice }) => choice)
      ? 'both'
      : 'free'
  const sent = total - leftOut.length
  const names = joinNames(leftOut, { intl, label: ({ name }) => name })
  return (
    <p role="status" className="flex items-start gap-2.5 rounded-lg bg-bad-soft p-3 wrap-anywhere empty:hidden">
      {leftOut.length > 0 && (
        <>
          <Ban aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          <span>
            {sent > 0
              ? intl.formatMessage(phrases.someLeftOut, { sent, total, names })
              : intl.formatMessage(phrases.allLeftOut, { total })}{' '}
            {intl.formatMessage(phrases.ways, { ways })}
          </span>
        </>
      )}
    </p>
  )
}

/** Nobody reads more. */
const STEPS_SHOWN = 12

function Steps({ steps }: { steps: readonly PlanStep[] }) {
  const { formatMessage } = useIntl()
  const shown = steps.slice(0, STEPS_SHOWN)
  const firstFinal = shown.findIndex(({ final }) => final)
  return (
    <section aria-label={formatMessage(messages.plan)} className="rounded-lg bg-bg p-3 text-sm">
      <h3 className="font-semibold">{formatMessage(messages.plan)}</h3>
      <ol className="mt-2 grid gap-2">
        {shown.map(({ id, label }, index) => (
          <li key={id} className="grid gap-2">
            {index === firstFinal && index > 0 && <NoWayBack />}
            <span className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5 wrap-anywhere">
              <span className="grid size-5 place-items-center rounded-full border border-line-strong bg-surface text-[11px] font-semibold text-ink-2 tabular-nums">
                {index + 1}
              </span>
              {label}
            </span>
          </li>
        ))}
      </ol>
      {steps.length > shown.length && (
        <p className="mt-2 text-ink-3">{formatMessage(phrases.moreSteps, { count: steps.length - shown.length })}</p>
      )}
      <PlanGraph label={formatMessage(messages.graph)} steps={shown} />
    </section>
  )
}
