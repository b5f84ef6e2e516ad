import type { LiveRows, UserSession } from '@meridian/contract'
import { queryClient } from '../../api/query.ts'
import { setKnown } from '../polling/known.ts'
import type { RegistryEntry } from '../resource/registry.ts'
import { NOTHING_SET, settingAt, settingsQuery } from '../session/settings.ts'
import { applyRows } from './apply-rows.ts'
import { interestsIn, type Interests, type Wants } from './interests.ts'
import { joinTabs } from './tabs.ts'

/** The page's own requests come first. */
const QUIET_MS = 2000
const LOOK_MS = 250
/** A page that is hidden for so long follows nothing. */
const HIDDEN_MS = 60_000
/** Several queries change together. */
const SETTLE_MS = 50

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Keeps what this tab shows as it is in the cloud, from the cache of its queries alone; returns what ends it. */
export function startLive(session: UserSession, registry: readonly RegistryEntry[]): () => void {
  const leave = new AbortController()
  void whenReady().then((wanted) => {
    if (wanted && !leave.signal.aborted) followPage(nameOf(session), registry, leave.signal)
  })
  return () => leave.abort()
}

/** Tabs that send the same scope share a stream. */
const nameOf = ({ id, project_id: project, domain_id: domain, services_region: region }: UserSession): string =>
  ['meridian.live', id, project ?? domain, region].join(' ')

/** Resolves when the page has loaded, to whether the operator keeps streams open. */
async function whenReady(): Promise<boolean> {
  for (let quiet = 0; quiet < QUIET_MS;) {
    await pause(LOOK_MS)
    quiet = queryClient.isFetching() === 0 ? quiet + LOOK_MS : 0
  }
  const settings = await queryClient.fetchQuery(settingsQuery).catch(() => NOTHING_SET)
  return settingAt(settings, ['LIVE_STREAMS'], 0) > 0
}

/** Follows while the page is seen. */
function followPage(name: string, registry: readonly RegistryEntry[], left: AbortSignal): void {
  /** Until when the rows of a list are known to be true. */
  const heard = new Map<string, number>()
  let stop: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    stop?.()
    stop = undefined
  }
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') stop ??= followQueries(name, registry, heard)
    else timer = setTimeout(hide, HIDDEN_MS)
  }
  document.addEventListener('visibilitychange', look, { signal: left })
  // A page that is left, or kept to come back to, runs no timers.
  addEventListener('pagehide', hide, { signal: left })
  addEventListener('pageshow', look, { signal: left })
  left.addEventListener('abort', () => {
    clearTimeout(timer)
    hide()
  })
  look()
}

function followQueries(name: string, registry: readonly RegistryEntry[], heard: Map<string, number>): () => void {
  const cache = queryClient.getQueryCache()
  const live = new Set<string>()
  let interests: Interests = new Map()
  let work: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  const end = (of: string) => {
    live.delete(of)
    setKnown(of, heard.get(of) ?? 0)
  }
  const onHeard = (of: readonly string[]) => {
    for (const one of of) if (live.has(one)) heard.set(one, Date.now())
  }
  const onRows = (rows: LiveRows) => {
    const { of } = rows
    if (!interests.has(of)) return
    if (!rows.live) return end(of)
    work = work.then(() => applyRows(rows, registry)).catch(() => {}) // what could not be fetched is as old as the page says
    live.add(of)
    onHeard([of])
    setKnown(of, Infinity)
  }
  const onLost = () => {
    for (const of of live) end(of)
  }
  const wants = (): Wants =>
    Object.fromEntries([...interests].map(([of, fetched]) => [of, Math.max(fetched, heard.get(of) ?? 0)]))

  const look = () => {
    const next = interestsIn(cache.getAll())
    const isSame = next.size === interests.size && [...next.keys()].every((of) => interests.has(of))
    interests = next
    for (const of of live) if (!next.has(of)) end(of)
    if (!isSame) tabs.want()
  }
  const stopLooking = cache.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(look, SETTLE_MS)
  })
  interests = interestsIn(cache.getAll())
  const tabs = joinTabs(name, { wants, onHeard, onRows, onLost })
  return () => {
    stopLooking()
    clearTimeout(timer)
    tabs.leave()
    onLost()
  }
}
