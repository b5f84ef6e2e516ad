import { expect, test } from 'vitest'
import { TryCounter, type Limit } from './try-counter.ts'

const WRONG = new Error('wrong')
const address = (name: string): Limit => ({ name, most: 10, seconds: 60 })
const isWrong = (error: unknown) => error === WRONG

function counterAt(start: number) {
  const time = { now: start }
  const counter = new TryCounter(undefined, () => time.now)
  let made = 0
  const guess = (...limits: Limit[]) =>
    counter
      .try(
        limits,
        async () => {
          made += 1
          throw WRONG
        },
        isWrong,
      )
      .catch((error: Error) => error.message)
  return { time, counter, guess, made: () => made }
}

test('the eleventh wrong try within a minute has to wait until the first is a minute old', async () => {
  const { time, guess } = counterAt(60_000)
  for (let i = 0; i < 10; i++) {
    expect(await guess(address('a'))).toBe('wrong')
    time.now += 1000
  }
  expect(await guess(address('a'))).toBe('Too many failed attempts. Try again in 50 s.')
  expect(await guess(address('b'))).toBe('wrong')
  time.now = 120_001
  expect(await guess(address('a'))).toBe('wrong')
})

test('of 120 tries at once ten are made', async () => {
  const { guess, made } = counterAt(0)
  await Promise.all(Array.from({ length: 120 }, () => guess(address('a'))))
  expect(made()).toBe(10)
})

test('neither tries that were right nor refused ones count', async () => {
  const { time, counter, guess } = counterAt(0)
  for (let i = 0; i < 20; i++) expect(await counter.try([address('a')], async () => 'in', isWrong)).toBe('in')
  for (let i = 0; i < 20; i++) {
    const outage = counter.try([address('a')], () => Promise.reject(new Error('down')), isWrong)
    await expect(outage).rejects.toThrow('down')
  }
  for (let i = 0; i < 30; i++) {
    await guess(address('a'))
    time.now += 2000
  }
  expect(await guess(address('a'))).toBe('wrong')
})

test('a spare limit allows tries that the other refuses', async () => {
  const { guess } = counterAt(0)
  const account = (from: string): Limit => ({
    name: 'account',
    most: 4,
    seconds: 300,
    spare: { name: `account from ${from}`, most: 2, seconds: 300 },
  })
  for (let i = 0; i < 4; i++) expect(await guess(account('here'))).toBe('wrong')
  expect(await guess(account('here'))).toMatch(/^Too many/)
  for (let i = 0; i < 2; i++) expect(await guess(account('there'))).toBe('wrong')
  expect(await guess(account('there'))).toMatch(/^Too many/)
})
