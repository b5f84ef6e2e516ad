import { consoleType, stackResourceEndpoints, type StackEvent, type StackSummary } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { AppLink, ResourceLink } from '../../../framework/link/AppLink.tsx'
import { entryOfType, useRegistry } from '../../../framework/resource/registry.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { momentOf } from '../../../framework/text/dates.ts'
import { compareText } from '../../../framework/text/wording.ts'
import { paths } from '../../../paths.ts'
import { EventStatus, StackStatus, statusText } from '../../../services/orchestration/stack-status.tsx'
import { IconButton } from '../../../ui/buttons.tsx'
import { Card, DescriptionList } from '../../../ui/Card.tsx'
import { buttonClass, linkClass } from '../../../ui/classes.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { ProgressBar } from '../../../ui/progress.tsx'
import { Status } from '../../../ui/Status.tsx'
import { useArrowKeys } from '../../../ui/use-arrow-keys.ts'
import { resourcePath } from '../resource/stack-resource.queries.ts'
import { topologyMessages as messages } from '../stack-details.messages.ts'
import { pollInterval } from './poll-interval.ts'
import { needsOf, ownName, progressOf, type TopologyNode } from './topology-model.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { stackFields } from '../stack.messages.ts'

const PERCENT = 100

export function StackProgressBar({ nodes }: { nodes: readonly TopologyNode[] }) {
  const { formatMessage } = useIntl()
  const { all, done, working, waiting, failed } = progressOf(nodes)
  const text = formatMessage(messages.progress, { done, all })
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong className="font-semibold">{text}</strong>
        <Status tone="busy">{formatMessage(messages.working, { count: working })}</Status>
        {waiting > 0 && <Status tone="off">{formatMessage(messages.waiting, { count: waiting })}</Status>}
        {failed > 0 && <Status tone="bad">{formatMessage(messages.failedCount, { count: failed })}</Status>}
        <ProgressBar label={text} value={all === 0 ? null : (done / all) * PERCENT} className="min-w-40 flex-1" />
      </div>
    </Card>
  )
}

interface NodeFactsProps {
  node: TopologyNode
  nodes: readonly TopologyNode[]
  /** The user has chosen the node elsewhere than on the canvas. */
  focused: boolean
  onChoose: (name: string) => void
  onClose: () => void
}

/** What is known of the chosen node, with the way to the real resource. */
export function NodeFacts({ node, nodes, focused, onChoose, onClose }: NodeFactsProps) {
  const { formatMessage } = useIntl()
  const { name, instance, info_box: facts, nested_stack_id: nested, required_by: by } = node
  const type = nested ? 'OS::Heat::Stack' : consoleType(facts.type ?? '')
  const needs = needsOf(nodes, name)
  const hasPage = entryOfType(useRegistry(), type) !== undefined
  const target = nested ?? instance
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) box.current?.focus()
  }, [focused, name])
  const about = formatMessage(messages.about, { name })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its controls closes it
    <div
      ref={box}
      role="group"
      aria-label={about}
      tabIndex={-1}
      className="rounded-lg"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Card
        title={about}
        actions={
          <IconButton label={formatMessage(words.close)} icon={<X aria-hidden />} size="small" onClick={onClose} />
        }
      >
        <div className="grid gap-3">
          <DescriptionList
            items={[
              { term: formatMessage(words.status), value: <StackStatus status={node.status} /> },
              ...(facts.reason ? [{ term: formatMessage(stackFields.reason), value: facts.reason }] : []),
              {
                term: formatMessage(words.type),
                value: facts.type && <ResourceLink type="OS::Heat::ResourceType" id={facts.type} name={facts.type} />,
              },
              { term: formatMessage(words.id), value: <code className="font-mono text-sm">{instance}</code> },
              {
                term: formatMessage(messages.needs),
                value: needs.length > 0 && <Names names={needs} onChoose={onChoose} />,
              },
              {
                term: formatMessage(messages.neededBy),
                value: by.length > 0 && <Names names={by} onChoose={onChoose} />,
              },
            ]}
          />
          <div className="flex flex-wrap gap-2">
            {hasPage && target && (
              <AppLink to={paths.details(type, target)} className={buttonClass('default', 'small')}>
                {formatMessage(nested ? messages.nested : moreWords.open)}
              </AppLink>
            )}
            <AppLink to={resourcePath(node.stack_id, ownName(name))} className={buttonClass('quiet', 'small')}>
              {formatMessage(messages.more)}
            </AppLink>
          </div>
        </div>
      </Card>
    </div>
  )
}

function Names({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  return (
    <span className="flex flex-wrap gap-x-2">
      {names.map((name) => (
        <button key={name} type="button" className={`cursor-pointer ${linkClass}`} onClick={() => onChoose(name)}>
          {name}
        </button>
      ))}
    </span>
  )
}

interface NodeListProps {
  nodes: readonly TopologyNode[]
  /** The node whose box was closed: its entry gets the focus. */
  left: string | null
  onChoose: (name: string) => void
  onLight: (name: string | null) => void
}

/** All that the graph shows, for users of a screen reader or a keyboard. */
export function NodeList({ nodes, left, onChoose, onLight }: NodeListProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const found = nodes.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
  const shown = found.toSorted((a, b) => compareText(a.name, b.name)).slice(0, MAX_LISTED)
  const keys = useArrowKeys(shown.map(({ name }) => name))
  useEffect(() => {
    if (left === null) return
    const buttons = [...(keys.list.ref.current?.querySelectorAll('button') ?? [])]
    const entry = buttons.find(({ dataset }) => dataset['node'] === left) ?? buttons[0]
    entry?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- only when the list appears
  }, [])
  return (
    <Card flush title={intl.formatMessage(messages.list)}>
      {nodes.length > MAX_LISTED && (
        <div className="p-2">
          <TextField
            label={intl.formatMessage(messages.find)}
            optional
            hideLabel
            placeholder={intl.formatMessage(messages.find)}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      )}
      <ul {...keys.list} className="max-h-72 overflow-auto p-1">
        {shown.map((node) => {
          const { tabIndex, onFocus } = keys.item(node.name)
          return (
            <li key={node.name} className="[contain-intrinsic-size:auto_2rem] [content-visibility:auto]">
              <button
                type="button"
                data-node={node.name}
                tabIndex={tabIndex}
                className="flex w-full cursor-pointer items-center gap-3 rounded-md px-2 py-1 text-start -outline-offset-2 hover:bg-hover"
                onClick={() => onChoose(node.name)}
                onPointerEnter={() => onLight(node.name)}
                onPointerLeave={() => onLight(null)}
                onFocus={() => {
                  onFocus()
                  onLight(node.name)
                }}
                onBlur={() => onLight(null)}
              >
                <span className="min-w-0 flex-1 truncate font-medium">{node.name}</span>
                <span className="shrink-0 text-sm" title={statusText(intl, node.status)}>
                  <StackStatus status={node.status} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {found.length > shown.length && (
        <p className="border-t border-line px-3 py-2 text-sm text-ink-3">
          {intl.formatMessage(messages.moreNodes, { count: found.length - shown.length })}
        </p>
      )}
    </Card>
  )
}

/** A longer list takes longer to appear than the graph, and is searched rather than read. */
const MAX_LISTED = 60

const EVENTS_SHOWN = 8

/** The newest events, which arrive by themselves. */
export function LatestEvents({ stack, working }: { stack: StackSummary; working: boolean }) {
  const intl = useIntl()
  const { data } = useQuery({
    ...query(stackResourceEndpoints.stackEventList, {
      params: { id: stack.id },
      query: { paginate: 'true', page_size: EVENTS_SHOWN, nested_depth: 2 },
    }),
    refetchInterval: pollInterval(working),
  })
  if (!data || data.items.length === 0) return null
  // Once for all events of a day: beside each time it would leave no room for names.
  const dayOf = (event?: StackEvent) => event && intl.formatDate(momentOf(event.event_time), { dateStyle: 'medium' })
  return (
    <Card flush title={intl.formatMessage(messages.events)}>
      <ol aria-live="polite" className="grid grid-cols-1 gap-1 p-3 text-sm">
        {data.items.map((event, index) => (
          <li key={event.id} className="grid grid-cols-1 gap-0.5">
            {dayOf(event) !== dayOf(data.items[index - 1]) && <span className="text-ink-3">{dayOf(event)}</span>}
            <span className="flex items-baseline gap-2">
              <time dateTime={event.event_time} className="shrink-0 text-ink-3 tabular-nums">
                {intl.formatTime(momentOf(event.event_time), { timeStyle: 'medium' })}
              </time>
              <span className="min-w-0 flex-1 truncate font-medium">{event.resource_name}</span>
              <EventStatus status={event.resource_status} />
            </span>
            {working && event.resource_status.endsWith('_FAILED') && event.resource_status_reason && (
              <span className="wrap-anywhere text-bad">{event.resource_status_reason}</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
