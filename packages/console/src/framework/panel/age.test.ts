import { expect, test } from 'vitest'
import { ageOf } from './Age.tsx'

const ago = (seconds: number) => ageOf(1_000_000, 1_000_000 + seconds * 1000)

test('an age is shown in the largest unit that fits', () => {
  expect(ago(3)).toEqual({ amount: 3, unit: 'second' })
  expect(ago(59)).toEqual({ amount: 59, unit: 'second' })
  expect(ago(150)).toEqual({ amount: 2, unit: 'minute' })
  expect(ago(7300)).toEqual({ amount: 2, unit: 'hour' })
})

test('a clock that is behind the server does not show a future time', () => {
  expect(ago(-0.4)).toEqual({ amount: 0, unit: 'second' })
})
