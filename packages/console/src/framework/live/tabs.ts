import type { LiveRows } from '@meridian/contract'
import { backOff, readStream } from '../../api/live-stream.ts'
import { unionOf, type Wants } from './interests.ts'

/** What the tabs of one user and project tell each other. */
type Message =
  | { kind: 'wants'; tab: string; wants: Wants }
  | { kind: 'who' }
  | { kind: 'rows'; rows: LiveRows }
  | { kind: 'beat'; of: readonly string[] }
  | { kind: 'lost' }

export interface TabEvents {
  /** What this tab wants now. */
  wants: () => Wants
  /** Something was heard of these lists. */
  onHeard: (of: readonly string[]) => void
  onRows: (rows: LiveRows) => void
  /** Nothing is heard any more. */
  onLost: () => void
}

/** A tab that has not repeated itself for so long has gone; a hidden one does nothing more often than once a minute. */
const REPEAT_MS = 20_000
const GONE_MS = 90_000
/** Pages change what they show in several steps. */
const SETTLE_MS = 200
/** A stream that lived so long was no failure. */
const WELL_MS = 30_000

/**
 * One stream for all tabs of a browser that show the same project: the tab that has the lock keeps it open, and tells
 * the others. Where the browser has no locks, as on a page without TLS, each tab has its own.
 */
export function joinTabs(name: string, events: TabEvents) {
  const tab = crypto.getRandomValues(new Uint32Array(2)).join('-')
  const locks = navigator.locks as LockManager | undefined // not defined on pages without TLS
  const channel = locks && new BroadcastChannel(name)
  const leave = new AbortController()
  const wantsOf = new Map<string, { wants: Wants; at: number }>()
  let lead: Lead | undefined

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
  const send = (message: Message) => channel?.postMessage(message)
  const hear = (message: Message) => {
    if (message.kind === 'rows') events.onRows(message.rows)
    else if (message.kind === 'beat') events.onHeard(message.of)
    else if (message.kind === 'lost') events.onLost()
    else if (message.kind === 'wants') note(message.tab, message.wants)
    else want()
  }
  const note = (from: string, wants: Wants) => {
    if (!lead) return
    const before = wantsOf.get(from)?.wants ?? {}
    wantsOf.set(from, { wants, at: Date.now() })
    for (const [other, { at }] of wantsOf) if (Date.now() - at > GONE_MS) wantsOf.delete(other)
    const added = Object.keys(wants).filter((of) => !(of in before))
    lead.change(
      [...wantsOf.values()].map((each) => each.wants),
      added,
    )
  }
  /** What this tab wants has changed. */
  const want = () => (lead ? note(tab, events.wants()) : send({ kind: 'wants', tab, wants: events.wants() }))
  const tellAll = (message: Message) => {
    if (leave.signal.aborted) return
    send(message)
    hear(message)
  }
  const become = async () => {
    lead = createLead(tellAll, leave.signal)
    send({ kind: 'who' })
    want()
    await new Promise((resolve) => leave.signal.addEventListener('abort', resolve))
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  if (locks) locks.request(name, { signal: leave.signal }, become).catch(() => {}) // aborted while it waited
  else void become()
  want()
  const repeat = setInterval(want, REPEAT_MS)

  return {
    want,
    leave() {
      send({ kind: 'wants', tab, wants: {} })
      clearInterval(repeat)
      leave.abort()
      channel?.close()
    },
  }
}

type Lead = ReturnType<typeof createLead>

/** Keeps the stream of what all tabs want open. */
function createLead(tell: (message: Message) => void, left: AbortSignal) {
  let tabs: readonly Wants[] = []
  /** What the open stream, or the one before, has told of. */
  let told = new Set<string>()
  let lastId: string | undefined
  let failures = 0
  let stream: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let following = ''
  left.addEventListener('abort', () => {
    clearTimeout(timer)
    stream?.abort()
  })

  const open = async () => {
    stream?.abort()
    stream = undefined
    const { of, since } = unionOf(tabs, told)
    following = of.join()
    if (of.length === 0) return
    const mine = new AbortController()
    stream = mine
    const began = Date.now()
    try {
      await readStream({
        of,
        age: Math.max(0, began - Math.min(began, since)),
        lastId: of.some((one) => told.has(one)) ? lastId : undefined,
        signal: mine.signal,
        onEvent: (id, rows) => {
          lastId = id
          if (!rows) return tell({ kind: 'beat', of: [...told] })
          if (rows.live) told.add(rows.of)
          else told.delete(rows.of)
          tell({ kind: 'rows', rows })
        },
      })
    } catch {
      // Refused, silent or interrupted: pages poll meanwhile.
    }
    if (stream !== mine) return
    failures = Date.now() - began > WELL_MS ? 0 : failures + 1
    // The server ends each stream after some minutes; nothing is lost then.
    if (failures > 0) tell({ kind: 'lost' })
    again(failures > 0 ? backOff(failures) : 0)
  }
  const again = (pause: number) => {
    clearTimeout(timer)
    if (!left.aborted) timer = setTimeout(() => void open(), pause)
  }

  return {
    change(all: readonly Wants[], added: readonly string[]) {
      tabs = all
      // What a tab has just begun to show may be older than what the stream has told of it.
      told = new Set([...told].filter((of) => !added.includes(of)))
      const { of } = unionOf(tabs, told)
      if (added.length > 0 || of.join() !== following) again(failures > 0 ? backOff(failures) : SETTLE_MS)
    },
  }
}
