import type { LiveRows } from '@meridian/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Follower, pauseAfter, type Look, type Row, type Watcher } from './follower.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** A service whose clock may be wrong. */
function service({ skew = 0, whole = true } = {}) {
  const rows = new Map<string, Row>()
  const state = { looks: 0, error: null as Error | null }
  const now = () => Date.now() + skew
  return {
    state,
    set: (id: string, stamp: string, more: Partial<Row> = {}) =>
      rows.set(id, { id, stamp, at: now(), moving: false, gone: false, ...more }),
    remove: (id: string) =>
      whole ? rows.delete(id) : rows.set(id, { id, stamp: 'x', at: now(), moving: false, gone: true }),
    look: async (since: number): Promise<Look> => {
      state.looks += 1
      if (state.error) throw state.error
      const all = [...rows.values()]
      return { rows: whole ? all : all.filter(({ at }) => at >= since), whole }
    },
  }
}

type Told = Omit<LiveRows, 'of'>

function watcher(look: Watcher['look'], age = 0): Watcher & { told: Told[]; dismissed: boolean } {
  const told: Told[] = []
  const self = {
    age,
    look,
    told,
    dismissed: false,
    tell: (rows: Told) => void told.push(rows),
    dismiss: () => void (self.dismissed = true),
  }
  return self
}

const follower = () => new Follower({ isRefused: (error) => error instanceof Error && error.message === 'refused' })
/** Lets timers and promises run. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const newest = ({ told }: { told: Told[] }) => told.at(-1)

test.each([
  [{ quiet: 0 }, SECOND],
  [{ quiet: MINUTE }, 5 * SECOND],
  [{ quiet: 6 * MINUTE }, 10 * SECOND],
  [{ quiet: 60 * MINUTE }, 30 * SECOND],
  [{ quiet: 5 * MINUTE, moving: true }, SECOND],
  [{ quiet: 60 * MINUTE, moving: true }, 30 * SECOND],
  [{ quiet: 0, took: 2 * SECOND }, 8 * SECOND],
  [{ quiet: 0, failures: 1 }, 2 * SECOND],
  [{ quiet: 0, failures: 9 }, 30 * SECOND],
])('the pace of %o', (situation, pause) => {
  expect(pauseAfter({ moving: false, took: 0, failures: 0, ...situation })).toBe(pause)
})

test('a quiet list costs twelve looks a minute, however many watch', async () => {
  const [cloud, one] = [service(), follower()]
  for (let i = 0; i < 50; i++) one.join(watcher(cloud.look))
  await pass(MINUTE)
  cloud.state.looks = 0
  await pass(MINUTE)
  expect(cloud.state.looks).toBe(12)
})

test.each([true, false])('what is added, changed and removed is told; whole lists: %s', async (whole) => {
  const [cloud, one] = [service({ whole }), follower()]
  cloud.set('a', '1')
  cloud.set('b', '1')
  const mine = watcher(cloud.look)
  one.join(mine)
  await pass(0)
  expect(newest(mine)).toMatchObject({ live: true, again: false, count: whole ? 2 : null })
  cloud.set('a', '2')
  cloud.set('c', '1')
  cloud.remove('b')
  await pass(SECOND)
  expect(newest(mine)).toEqual({ live: true, changed: ['a', 'c'], removed: ['b'], again: false, count: null })
  const { length } = mine.told
  await pass(10 * MINUTE)
  expect(mine.told).toHaveLength(length)
})

test.each([-50 * SECOND, 50 * SECOND])('a clock that differs by %d ms loses nothing', async (skew) => {
  const [cloud, one] = [service({ skew, whole: false }), follower()]
  const mine = watcher(cloud.look, 2 * SECOND)
  await pass(SECOND)
  // After the page had listed its rows, and before it watched.
  cloud.set('early', '1')
  await pass(SECOND)
  one.join(mine)
  await pass(0)
  expect(newest(mine)?.changed).toEqual(['early'])
  cloud.set('late', '1')
  await pass(SECOND)
  expect(newest(mine)?.changed).toEqual(['late'])
  // Twice in a second of the service's clock.
  cloud.set('late', '2')
  await pass(SECOND)
  expect(newest(mine)?.changed).toEqual(['late'])
})

test('who comes back gets what changed meanwhile, although nobody looked', async () => {
  const [cloud, one] = [service(), follower()]
  cloud.set('a', '1')
  const mine = watcher(cloud.look)
  one.join(mine)
  await pass(MINUTE)
  one.leave(mine)
  const { looks } = cloud.state
  cloud.set('a', '2')
  await pass(MINUTE)
  expect(cloud.state.looks).toBe(looks)
  const again = watcher(cloud.look, MINUTE)
  one.join(again)
  await pass(0)
  expect(again.told.flatMap(({ changed }) => changed)).toEqual(['a'])
})

test('a second watcher gets the changes since its own rows were listed, and no others', async () => {
  const [cloud, one] = [service(), follower()]
  one.join(watcher(cloud.look))
  await pass(0)
  cloud.set('old', '1')
  await pass(MINUTE)
  cloud.set('new', '1')
  await pass(10 * SECOND)
  const second = watcher(cloud.look, 20 * SECOND)
  one.join(second)
  expect(second.told).toMatchObject([{ changed: ['new'], again: false }])
})

test('whose rows are older than what the follower knows lists again', async () => {
  const [cloud, one] = [service({ whole: false }), follower()]
  one.join(watcher(cloud.look))
  await pass(10 * MINUTE)
  const late = watcher(cloud.look, 60 * MINUTE)
  one.join(late)
  expect(late.told).toMatchObject([{ again: true }])
})

test('a token that is refused ends its watcher only, and the next one reads', async () => {
  const [cloud, one] = [service(), follower()]
  const gone = watcher(async () => {
    throw new Error('refused')
  })
  const stays = watcher(cloud.look)
  one.join(gone)
  one.join(stays)
  await pass(2 * MINUTE)
  expect([gone.dismissed, stays.dismissed]).toEqual([true, false])
  cloud.set('a', '1')
  await pass(5 * SECOND)
  expect(newest(stays)?.changed).toEqual(['a'])
  expect(gone.told.flatMap(({ changed }) => changed)).toEqual([])
})

test('a service that fails is reported, asked less often, and followed without a gap', async () => {
  const [cloud, one] = [service(), follower()]
  const mine = watcher(cloud.look)
  one.join(mine)
  await pass(0)
  cloud.state.error = new Error('down')
  await pass(2 * SECOND)
  expect(newest(mine)?.live).toBe(false)
  cloud.set('a', '1')
  await pass(MINUTE)
  cloud.state.error = null
  await pass(30 * SECOND)
  expect(mine.told.slice(-2)).toMatchObject([{ live: true }, { live: true, changed: ['a'] }])
})

test('a change through the console is looked at once', async () => {
  const [cloud, one] = [service(), follower()]
  const mine = watcher(cloud.look)
  one.join(mine)
  await pass(60 * MINUTE)
  cloud.set('a', '1')
  one.lookSoon()
  await pass(0)
  expect(newest(mine)?.changed).toEqual(['a'])
})
