import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitMs, type Lane } from './try-lane.ts'
import { TryQueue, type Claim } from './try-queue.ts'

const WRONG = new Error('wrong')
const isWrong = (error: unknown) => error === WRONG
const lane = (name: string, most = 10, seconds = 6): Lane => ({ name, most, seconds })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue, and what reached Keystone: each check takes a second. */
function start(patienceMs?: number) {
  const queue = new TryQueue(undefined, patienceMs)
  const checked: string[] = []
  const attempt = (who: string, isRight: boolean, claim: Claim, gone?: AbortSignal) =>
    queue
      .try(
        claim,
        async () => {
          checked.push(who)
          await new Promise((resolve) => {
            setTimeout(resolve, 1000)
          })
          if (!isRight) throw WRONG
          return 'in'
        },
        isWrong,
        gone,
      )
      .catch((error: Error) => error.message)
  return {
    checked,
    right: (who: string, claim: Claim, gone?: AbortSignal) => attempt(who, true, claim, gone),
    wrong: (who: string, claim: Claim) => attempt(who, false, claim),
  }
}

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_none, index) => make(index))
const WAITS = Promise.resolve('waits')
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

describe('room in a lane', () => {
  test.each([
    { wrong: [], underWay: 9, now: 0, wait: 0 },
    { wrong: [], underWay: 10, now: 0, wait: Infinity },
    { wrong: many(10, () => 0), underWay: 0, now: 0, wait: 6000 },
    { wrong: many(10, () => 0), underWay: 1, now: 0, wait: 12_000 },
    { wrong: many(10, () => 0), underWay: 0, now: 6000, wait: 0 },
    { wrong: [...many(10, () => 0), 6000], underWay: 0, now: 7000, wait: 5000 },
    { wrong: many(10, () => 0), underWay: 0, now: 60_000, wait: 0 },
    { wrong: many(10, () => 5000), underWay: 0, now: 0, wait: 6000 },
  ])('wrong at $wrong, $underWay under way, at $now: $wait ms', ({ wrong, underWay, now, wait }) => {
    expect(waitMs(lane('a'), wrong, underWay, now)).toBe(wait)
  })
})

test('thirty right passwords at once are all checked, ten at a time', async () => {
  const { right, checked } = start()
  const all = Promise.all(many(30, (index) => right(`${index}`, { lanes: [lane('a')] })))
  await pass(0)
  expect(checked).toHaveLength(10)
  await pass(3)
  expect(await all).toEqual(many(30, () => 'in'))
})

test('right passwords wait as long as a slow Keystone needs for those before them', async () => {
  const { right } = start()
  const all = Promise.all(
    many(40, (index) => right(`${index}`, { lanes: [{ ...lane('keystone', 1, 0), local: true }] })),
  )
  await pass(40)
  expect(await all).toEqual(many(40, () => 'in'))
})

test('of many wrong passwords at once ten are checked, then one every six seconds; the others are refused', async () => {
  const { wrong, checked } = start()
  const all = Promise.all(many(120, (index) => wrong(`${index}`, { lanes: [lane('a')] })))
  await pass(1)
  expect(checked).toHaveLength(10)
  await pass(6)
  expect(checked).toHaveLength(11)
  await pass(60)
  expect(checked).toHaveLength(13)
  const outcomes = await all
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(13)
  expect(outcomes.filter((outcome) => /^Too many failed attempts\. Try again in \d s\.$/.test(outcome))).toHaveLength(
    107,
  )
})

test('who waits because others were wrong is refused after 20 seconds, and reads when to try again', async () => {
  const queue = new TryQueue()
  const claim: Claim = { lanes: [lane('a', 1, 60)] }
  await queue.try(claim, () => Promise.reject(WRONG), isWrong).catch(() => {})
  const refused = queue.try(claim, async () => 'in', isWrong).catch((error: unknown) => error)
  await pass(19)
  expect(await Promise.race([refused, WAITS])).toBe('waits')
  await pass(1)
  expect(await refused).toMatchObject({ status: 429, headers: { 'retry-after': '40' } })
})

test('who waits for other right passwords alone is refused after four minutes', async () => {
  const { right } = start()
  const one: Lane = { ...lane('keystone', 1, 0), local: true }
  void right('first', { lanes: [one] })
  const last = right('last', { lanes: [one] })
  // Whoever comes later goes first.
  void many(300, (index) => right(`${index}`, { lanes: [one] }))
  await pass(239)
  expect(await Promise.race([last, WAITS])).toBe('waits')
  await pass(2)
  expect(await last).toBe('Too many attempts. Try again in 1 s.')
})

test('of right passwords a thousand wait at once', async () => {
  const { right } = start()
  const eight: Lane = { ...lane('keystone', 8, 0), local: true }
  const all = Promise.all(many(1018, (index) => right(`${index}`, { lanes: [eight] })))
  await pass(200)
  const outcomes = await all
  expect([1008, 10]).toEqual([
    outcomes.filter((outcome) => outcome === 'in').length,
    outcomes.filter((outcome) => outcome.startsWith('Too many')).length,
  ])
})

test('a right password waits for its turn, and those behind it go on at once', async () => {
  const { right, wrong } = start()
  for (const index of many(10, (each) => each)) void wrong(`${index}`, { lanes: [lane('a')] })
  await pass(1)
  const owners = Promise.all(many(3, (index) => right(`owner ${index}`, { lanes: [lane('a')] })))
  await pass(9)
  expect(await owners).toEqual(['in', 'in', 'in'])
})

test('who has the lowest rank goes first', async () => {
  const { right, wrong, checked } = start()
  const shared = lane('proxy', 3, 5)
  const claim = (who: string): Claim => ({ lanes: [shared], rank: () => [0, who === 'guesser' ? 1 : 0] })
  for (const index of many(20, (each) => each)) void wrong(`guess ${index}`, claim('guesser'))
  await pass(1)
  const owner = right('owner', claim('owner'))
  await pass(6)
  expect(checked.slice(3)).toEqual(['owner', expect.stringMatching(/^guess/)])
  expect(await owner).toBe('in')
})

test('of those with the same rank, the one who came last goes first: a crowd that waits holds nobody up', async () => {
  const { right, wrong, checked } = start()
  const shared = lane('address', 3, 5)
  for (const index of many(100, (each) => each)) void wrong(`name ${index}`, { lanes: [shared], rank: () => [0] })
  await pass(1)
  const owner = right('owner', { lanes: [shared], rank: () => [0] })
  await pass(6)
  expect(checked[3]).toBe('owner')
  expect(await owner).toBe('in')
})

test('if too many wait for wrong tries to pass, those with the highest rank are refused at once', async () => {
  const { right, wrong } = start()
  const shared = lane('address', 1, 5)
  const claim = (who: string): Claim => ({ lanes: [shared], rank: () => [who === 'guesser' ? 1 : 0] })
  void wrong('first', { lanes: [shared] })
  await pass(1)
  const guesses = many(300, (index) => wrong(`guess ${index}`, claim('guesser')))
  const owner = right('owner', claim('owner'))
  await pass(0)
  expect(await Promise.race(guesses)).toMatch(/^Too many/)
  await pass(8)
  expect(await owner).toBe('in')
})

test('neither right passwords nor failures of the service count', async () => {
  const queue = new TryQueue()
  for (let i = 0; i < 20; i++) {
    const outage = queue.try({ lanes: [lane('a')] }, () => Promise.reject(new Error('down')), isWrong)
    await expect(outage).rejects.toThrow('down')
  }
  expect(await queue.try({ lanes: [lane('a')] }, async () => 'in', isWrong)).toBe('in')
})

test('whose client has gone away gives up its turn', async () => {
  const { right, wrong, checked } = start()
  void wrong('guess', { lanes: [lane('a', 1)] })
  await pass(1)
  const gone = new AbortController()
  const left = right('gone', { lanes: [lane('a', 1)] }, gone.signal)
  gone.abort()
  expect(await left).toMatch(/^Too many/)
  await pass(20)
  expect(checked).toEqual(['guess'])
})
