import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Precedence } from './precedence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const from = (network: string, account = 'demo') => ({ account, person: `somebody in ${network}`, network })
const HOUR_MS = 60 * 60 * 1000

/** Who goes first, by their networks; equals are in the order given. */
const orderOf = (precedence: Precedence, ...networks: string[]) =>
  networks
    .map((network) => ({ network, rank: precedence.rank(from(network)) }))
    .toSorted((left, right) => left.rank.map((one, at) => one - (right.rank[at] ?? 0)).find(Boolean) ?? 0)
    .map(({ network }) => network)

test('who was wrong at the account goes behind others for a day', () => {
  const precedence = new Precedence()
  precedence.wasWrong(from('guesser'))
  vi.advanceTimersByTime(23 * HOUR_MS)
  expect(orderOf(precedence, 'guesser', 'owner')).toEqual(['owner', 'guesser'])
  vi.advanceTimersByTime(2 * HOUR_MS)
  expect(orderOf(precedence, 'guesser', 'owner')).toEqual(['guesser', 'owner'])
})

test('a network from which the account has signed in goes before addresses that were never seen, mistakes included', () => {
  const precedence = new Precedence()
  precedence.wasRight(from('home'))
  for (let i = 0; i < 5; i++) precedence.wasWrong(from('home'))
  expect(orderOf(precedence, 'new', 'home')).toEqual(['home', 'new'])
  precedence.wasWrong(from('home'))
  expect(orderOf(precedence, 'new', 'home')).toEqual(['new', 'home'])
})

test('mistakes at other accounts decide only between equals, those of neighbours last', () => {
  const precedence = new Precedence()
  precedence.wasWrong(from('office', 'colleague'))
  precedence.wasWrong(from('guesser'))
  expect(orderOf(precedence, 'guesser', 'office', 'new')).toEqual(['new', 'office', 'guesser'])
  const neighbour = { account: 'demo', person: 'another in the office', network: 'office' }
  expect(precedence.rank(neighbour)).toEqual([0, 1, 0, 1])
})
