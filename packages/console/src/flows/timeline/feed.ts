import { splitStackStatus, type VolumeMessage } from '@meridian/contract'
import type { Activity } from '../../framework/activity/activity.ts'
import { momentOf } from '../../framework/text/dates.ts'
import { named, SECURITY_GROUP, SERVER, VOLUME, type Lists, type Thing } from '../findings/rule.ts'

/** How it went; 'recorded': the service says that and when, and not how. */
export const RESULTS = ['done', 'failed', 'running', 'recorded'] as const
export type Result = (typeof RESULTS)[number]

/** 'did': an activity of this browser, in the words of its action; 'said': a message of a service. */
export type What = 'created' | 'changed' | 'failed' | 'said' | 'did'

export interface HappenedEvent {
  id: string
  /** Milliseconds since 1970. */
  at: number
  what: What
  /** The type of the thing; empty for an activity without one. */
  type: string
  thing: Thing | null
  /** The id of the user; null if no service records it. */
  user: string | null
  /** The name, where the service has only that. */
  userName?: string
  result: Result
  /** The service's own words, or the title of the activity. */
  text: string
  requestId: string | null
  /** Of what was changed: how often. */
  revision?: number
}

/** The lists in which the times of things stand. */
export const HISTORY_LISTS = [
  'servers',
  'volumes',
  'snapshots',
  'backups',
  'images',
  'networks',
  'ports',
  'routers',
  'floatingIps',
  'groups',
  'balancers',
  'stacks',
] as const
type HistoryList = (typeof HISTORY_LISTS)[number]

type Told = Omit<HappenedEvent, 'id' | 'type' | 'requestId' | 'at' | 'text'> &
  Partial<Pick<HappenedEvent, 'requestId' | 'text'>> & { time: string | null | undefined; thing: Thing }

/** A change that soon after the creation is a part of it. */
const TOGETHER_MS = 60_000

const millis = (time: string | null | undefined): number => (time ? momentOf(time).getTime() : Number.NaN)

const eventOf = ({ time, ...told }: Told): HappenedEvent[] => {
  const at = millis(time)
  const id = `${told.what} ${told.thing.id} ${at}`
  return Number.isNaN(at) ? [] : [{ text: '', requestId: null, ...told, id, at, type: told.thing.type }]
}

interface Times {
  created: string | null | undefined
  changed: string | null | undefined
  user?: string | null
  userName?: string
  revision?: number
  /** The service's words, if the thing has failed; null if it has not. */
  failure?: string | null
}

/** The creation of a thing and its last change: no list has what was in between. */
function times(thing: Thing, { created, changed, user = null, userName, revision, failure = null }: Times) {
  const isChanged = !(millis(changed) - millis(created) < TOGETHER_MS) && millis(changed) > 0
  const failed = failure === null ? null : { what: 'failed' as const, result: 'failed' as const, text: failure }
  const by = { user, ...(userName && { userName }) }
  return [
    ...eventOf({ thing, time: created, what: 'created', result: 'recorded', ...by, ...(isChanged ? {} : failed) }),
    ...(isChanged
      ? eventOf({ thing, time: changed, what: 'changed', result: 'recorded', user: null, revision, ...failed })
      : []),
  ]
}

const FROM: { readonly [N in HistoryList]: (item: Lists[N][number]) => HappenedEvent[] } = {
  servers: (server) => {
    const { created, updated: changed, user_id: user, fault } = server
    const thing = named(SERVER, server)
    const whole = times(thing, { created, changed: fault ? null : changed, user })
    const end = { what: 'failed', result: 'failed', user: null } as const
    return fault ? [...whole, ...eventOf({ thing, time: fault.created, text: fault.message, ...end })] : whole
  },
  volumes: (volume) =>
    times(named(VOLUME, volume), {
      created: volume.created_at,
      changed: volume.updated_at,
      user: volume.user_id,
      failure: volume.status.startsWith('error') ? '' : null,
    }),
  snapshots: (snapshot) =>
    times(named('OS::Cinder::Snapshot', snapshot), {
      created: snapshot.created_at,
      changed: null,
      failure: snapshot.status.startsWith('error') ? '' : null,
    }),
  backups: (backup) =>
    times(named('OS::Cinder::Backup', backup), {
      created: backup.created_at,
      changed: null,
      failure: backup.status === 'error' ? (backup.fail_reason ?? '') : null,
    }),
  images: (image) => times(named('OS::Glance::Image', image), { created: image.created_at, changed: image.updated_at }),
  networks: (network) => neutron('OS::Neutron::Net', network),
  ports: (port) =>
    neutron('OS::Neutron::Port', { ...port, name: port.name || port.fixed_ips[0]?.ip_address || port.id }),
  routers: (router) => neutron('OS::Neutron::Router', router),
  floatingIps: (address) => neutron('OS::Neutron::FloatingIP', { ...address, name: address.floating_ip_address }),
  groups: (group) => neutron(SECURITY_GROUP, group),
  balancers: (balancer) =>
    times(named('OS::Octavia::LoadBalancer', balancer), {
      created: balancer.created_at,
      changed: balancer.updated_at,
      failure: balancer.provisioning_status === 'ERROR' ? '' : null,
    }),
  stacks: (stack) =>
    times(
      { type: 'OS::Heat::Stack', id: stack.id, name: stack.stack_name },
      {
        created: stack.creation_time,
        changed: stack.updated_time,
        ...(stack.stack_owner && { userName: stack.stack_owner }),
        failure: splitStackStatus(stack.stack_status).state === 'FAILED' ? (stack.stack_status_reason ?? '') : null,
      },
    ),
}

interface Timed {
  id: string
  name: string
  created_at?: string | undefined
  updated_at?: string | undefined
  revision_number?: number | undefined
}

const neutron = (type: string, item: Timed) =>
  times(named(type, item), {
    created: item.created_at,
    changed: item.updated_at,
    ...(item.revision_number !== undefined && { revision: item.revision_number }),
  })

const eventsIn = <N extends HistoryList>(lists: Partial<Lists>, name: N): HappenedEvent[] =>
  (lists[name] ?? []).flatMap((item) => FROM[name](item as never)) // each list has the items of its own function

/** By Cinder's names. */
const MESSAGE_TYPES: Readonly<Record<string, string>> = {
  VOLUME_SNAPSHOT: 'OS::Cinder::Snapshot',
  VOLUME_BACKUP: 'OS::Cinder::Backup',
}

const fromMessages = (messages: readonly VolumeMessage[]): HappenedEvent[] =>
  messages.map(({ id, created_at: time, user_message: text, request_id: requestId, ...about }) => {
    const type = MESSAGE_TYPES[about.resource_type ?? ''] ?? VOLUME
    const thing = about.resource_uuid ? { type, id: about.resource_uuid, name: about.resource_uuid } : null
    return { id, at: millis(time), what: 'said', type, thing, user: null, result: 'failed', text, requestId }
  })

const STATES: Record<Activity['state'], Result> = {
  running: 'running',
  done: 'done',
  failed: 'failed',
  stopped: 'done',
  undone: 'done',
  unknown: 'recorded',
}

const fromActivities = (activities: readonly Activity[], user: string): HappenedEvent[] =>
  activities.map(({ id, title, subject, state, about, startedAt, notes }) => ({
    id: `activity ${id}`,
    at: startedAt,
    what: 'did',
    type: about?.type ?? '',
    thing: { type: about?.type ?? '', id: about?.id ?? '', name: subject },
    user,
    result: STATES[state],
    text: title ?? '',
    requestId: notes.find(({ requestId }) => requestId)?.requestId ?? null,
  }))

interface Sources {
  lists: Partial<Lists>
  messages: readonly VolumeMessage[]
  activities: readonly Activity[]
  /** The id and name of the user of this browser. */
  user: string
  userName: string
  /** Only its own things are listed, where lists have others, too. */
  project: string | null
}

/** All that is known to have happened, the newest first. */
export function feed({ lists, messages, activities, user, userName, project }: Sources): HappenedEvent[] {
  const own = {
    ...lists,
    images: lists.images?.filter(({ owner }) => owner === project),
    networks: lists.networks?.filter(({ project_id: owner }) => owner === project),
  } as Partial<Lists> // what is not known stays so
  const { volumes = [], snapshots = [], backups = [] } = lists
  const names = new Map([...volumes, ...snapshots, ...backups].map(({ id, name }) => [id, name]))
  const said = fromMessages(messages).map((one) =>
    one.thing ? { ...one, thing: { ...one.thing, name: names.get(one.thing.id) ?? one.thing.name } } : one,
  )
  const listed = HISTORY_LISTS.flatMap((name) => eventsIn(own, name)).map(({ userName: name, ...event }) =>
    name === userName ? { ...event, user } : { ...event, ...(name && { userName: name }) },
  )
  return [...listed, ...said, ...fromActivities(activities, user)].sort((a, b) => b.at - a.at)
}

/** One line: an event, or many alike. */
export interface Line extends HappenedEvent {
  others: readonly HappenedEvent[]
}

/** What the same person did alike within this time is one line. */
const ALIKE_MS = 5 * 60_000

/** Many of a kind in one line, if nothing else happened in between that is like them. */
export function linesOf(events: readonly HappenedEvent[]): Line[] {
  const lines: (Line & { others: HappenedEvent[] })[] = []
  const last = new Map<string, (typeof lines)[number]>()
  for (const event of events) {
    const key = [event.what, event.type, event.user, event.userName, event.result, event.text].join('\n')
    const before = last.get(key)
    const end = before?.others.at(-1) ?? before
    if (before && end && event.what !== 'did' && end.at - event.at <= ALIKE_MS) before.others.push(event)
    else {
      const line = { ...event, others: [] }
      lines.push(line)
      last.set(key, line)
    }
  }
  return lines
}

export interface Filter {
  type: string
  user: string
  result: string
  text: string
  /** Days as yyyy-mm-dd. */
  until: string
}

const DAY_END = 'T23:59:59.999'

/** Those of a type, person and result, with a text, until the end of a day in the user's own time. */
export function filtered(events: readonly HappenedEvent[], { type, user, result, text, until }: Filter) {
  const wanted = text.trim().toLowerCase()
  const end = until === '' ? Infinity : new Date(`${until}${DAY_END}`).getTime()
  return events.filter(
    (event) =>
      (type === '' || event.type === type) &&
      (user === '' || event.user === user || event.userName === user) &&
      (result === '' || event.result === result) &&
      (Number.isNaN(end) || event.at <= end) &&
      (wanted === '' ||
        [event.thing?.name, event.thing?.id, event.requestId, event.text].some((one) =>
          one?.toLowerCase().includes(wanted),
        )),
  )
}

const HOUR_MS = 3_600_000
const BAR_HOURS = 4
const BARS = 42

/** How much happened in the last seven days, by four hours. */
export function barsOf(
  events: readonly HappenedEvent[],
  now: number,
): { start: number; count: number; failed: number }[] {
  const width = BAR_HOURS * HOUR_MS
  const first = now - BARS * width
  const bars = Array.from({ length: BARS }, (_, at) => ({ start: first + at * width, count: 0, failed: 0 }))
  for (const { at, result } of events) {
    const bar = bars[Math.floor((at - first) / width)]
    if (bar) bar.count += 1
    if (bar && result === 'failed') bar.failed += 1
  }
  return bars
}
