import { cinderInfoEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { pages } from '../../api/pages.ts'
import { currentScope } from '../../api/trace.ts'
import { currentActivities, subscribeToActivities } from '../../framework/activity/activity.ts'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import { Age } from '../../framework/panel/Age.tsx'
import { RefreshButton } from '../../framework/panel/panel-actions.tsx'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import { column } from '../../framework/resource/column.ts'
import { entryOfType, useRegistry, type PageProps } from '../../framework/resource/registry.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { useSession } from '../../framework/session/session.ts'
import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { useUserNames } from '../../services/identity/user-names.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Button } from '../../ui/buttons.tsx'
import { saveFile } from '../../ui/copy.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { Status } from '../../ui/Status.tsx'
import { listNames, useKnownLists } from '../findings/use-known-lists.ts'
import { feed, filtered, HISTORY_LISTS, linesOf, RESULTS, type Filter, type HappenedEvent } from './feed.ts'
import { HistoryCard, WeekBars, WhoCard } from './timeline-cards.tsx'
import { TimelineRow } from './TimelineRow.tsx'
import { resultNames, timelineMessages as messages, timelinePhrases as phrases } from './timeline.messages.ts'

/** As many lines are shown at first, and more with each press. */
const STEP = 50

const EVERYTHING: Filter = { type: '', user: '', result: '', text: '', until: '' }

/** What happened in the project: from the times in its lists, Cinder's messages and the activities of this tab. */
export function TimelinePage({ manifest, scope }: PageProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const registry = useRegistry()
  const { id: own, username, project_id: project } = useSession()
  const [now] = useState(Date.now)
  const [filter, setFilter] = useState(EVERYTHING)
  const [most, setMost] = useState(STEP)
  const lists = useKnownLists(HISTORY_LISTS)
  const hasVolumes = useServiceEnabled(VOLUME_SERVICES) === true
  const messageList = useQuery({ ...pages(cinderInfoEndpoints.volumeMessageList), enabled: hasVolumes })
  const activities = useSyncExternalStore(subscribeToActivities, currentActivities)
  const all = useMemo(
    () =>
      feed({
        lists: lists.known,
        messages: messageList.data?.items ?? [],
        activities: activities.filter((activity) => activity.scope === currentScope()),
        user: own,
        userName: username,
        project,
      }),
    [lists.known, messageList.data, activities, own, username, project],
  )
  const found = useMemo(() => filtered(all, filter), [all, filter])
  const lines = useMemo(() => linesOf(found), [found])
  const names = useUserNames(all.map(({ user }) => user))
  const who = (event: HappenedEvent) =>
    event.user === own ? formatMessage(messages.you) : (event.userName ?? names(event.user) ?? event.user)
  const typeName = (type: string) => {
    const entry = entryOfType(registry, type)
    return entry ? formatMessage(entry.names.one) : type
  }
  const people = [...new Map(all.flatMap((one) => [[one.userName ?? one.user, one] as const])).entries()]
  const types = [...new Set(all.map(({ type }) => type))].filter((type) => type !== '')
  const change = (part: Partial<Filter>) => setFilter((before) => ({ ...before, ...part }))
  const save = useSave(found, who)
  const unread = lists.failed.map(({ name }) => formatMessage(listNames[name]))
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid gap-1">
        <PageHeader
          trail={breadcrumbsOf(manifest, scope).map((step) => formatMessage(step))}
          title={formatMessage(manifest.title)}
          beside={<Age updatedAt={Number.isFinite(lists.updatedAt) ? lists.updatedAt : 0} />}
          actions={
            <>
              <RefreshButton
                fetching={lists.isFetching || messageList.isFetching}
                onRefresh={() => {
                  lists.refetch()
                  if (hasVolumes) void messageList.refetch()
                }}
              />
              <Button icon={<Download aria-hidden />} disabled={found.length === 0} onClick={() => void save.csv()}>
                {'CSV'}
              </Button>
              <Button icon={<Download aria-hidden />} disabled={found.length === 0} onClick={save.json}>
                {'JSON'}
              </Button>
            </>
          }
        />
        <p className="min-h-5 text-ink-2" role="status">
          {lists.waiting.length > 0
            ? formatMessage(messages.reading, {
                names: intl.formatList(lists.waiting.slice(0, 3).map((name) => formatMessage(listNames[name]))),
              })
            : formatMessage(messages.lead)}
        </p>
        {unread.length > 0 && (
          <p>
            <Status tone="warn">{formatMessage(messages.unread, { names: intl.formatList(unread) })}</Status>
          </p>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <SelectField
          label={formatMessage(messages.person)}
          value={filter.user}
          options={[
            { value: '', label: formatMessage(messages.everyone) },
            ...people.flatMap(([value, one]) => (value ? [{ value, label: who(one) ?? value }] : [])),
          ]}
          onChange={(user) => change({ user })}
        />
        <SelectField
          label={formatMessage(words.type)}
          value={filter.type}
          options={[
            { value: '', label: formatMessage(messages.anyType) },
            ...types.map((value) => ({ value, label: typeName(value) })),
          ]}
          onChange={(type) => change({ type })}
        />
        <SelectField
          label={formatMessage(moreWords.result)}
          value={filter.result}
          options={[
            { value: '', label: formatMessage(messages.anyResult) },
            ...RESULTS.map((value) => ({ value, label: formatMessage(resultNames[value]) })),
          ]}
          onChange={(result) => change({ result })}
        />
        <TextField
          label={formatMessage(messages.search)}
          type="search"
          value={filter.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <DateField label={formatMessage(messages.until)} value={filter.until} onChange={(until) => change({ until })} />
      </div>
      <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-3">
          <WeekBars events={found} now={now} />
          <Card flush>
            {lines.length > 0 && (
              <ul className="divide-y divide-line">
                {lines.slice(0, most).map((line, at) => (
                  <TimelineRow
                    key={line.id}
                    line={line}
                    who={who(line)}
                    newDay={dayOf(line.at) === dayOf(lines[at - 1]?.at ?? Number.NaN) ? null : line.at}
                  />
                ))}
              </ul>
            )}
            {lines.length === 0 && (
              <p className="p-4 text-ink-3">
                {lists.waiting.length > 0 ? (
                  <Skeleton className="w-1/2" />
                ) : (
                  formatMessage(all.length > 0 ? messages.noMatch : messages.nothing)
                )}
              </p>
            )}
            {most < lines.length && (
              <div className="border-t border-line p-2">
                <Button variant="quiet" size="small" onClick={() => setMost(most + STEP)}>
                  {formatMessage(phrases.older, { count: Math.min(STEP, lines.length - most) })}
                </Button>
              </div>
            )}
          </Card>
        </div>
        <div className="grid gap-3">
          <WhoCard events={found} who={who} />
          <HistoryCard />
        </div>
      </div>
    </div>
  )
}

const dayOf = (at: number): string => new Date(at).toDateString()

/** Downloads of what is shown. */
function useSave(items: readonly HappenedEvent[], who: (event: HappenedEvent) => string | null) {
  const { formatMessage, ...intl } = useIntl()
  const context = useCellContext([])
  const width = 0
  const iso = ({ at }: HappenedEvent) => new Date(at).toISOString()
  const columns = [
    column<HappenedEvent>('at', messages.when, iso, { width }),
    column<HappenedEvent>('who', messages.person, (event) => who(event), { width, text: (event) => who(event) ?? '' }),
    column<HappenedEvent>('what', messages.what, ({ what }) => what, { width }),
    column<HappenedEvent>('type', words.type, ({ type }) => type, { width }),
    column<HappenedEvent>('name', words.name, ({ thing }) => thing?.name ?? '', { width }),
    column<HappenedEvent>('result', moreWords.result, ({ result }) => result, { width }),
    column<HappenedEvent>('text', messages.text, ({ text }) => text, { width }),
    column<HappenedEvent>('request', messages.request, ({ requestId }) => requestId ?? '', { width }),
  ]
  return {
    csv: async () => {
      const { saveRows } = await import('../../framework/panel/save-rows.ts')
      saveRows({ formatMessage, ...intl }, { name: 'Timeline', items, columns, context })
    },
    json: () => {
      const rows = items.map((event) => ({ ...event, at: iso(event), userName: who(event) }))
      saveFile(
        `timeline-${new Date().toISOString().slice(0, 10)}.json`,
        JSON.stringify(rows, null, 2),
        'application/json',
      )
    },
  }
}
