import { expect, test } from 'vitest'
import { inFittingUnit } from './fitting-unit.ts'

const series = (unit: string, ...values: number[]) => ({
  name: 'demo',
  meter: 'm',
  unit,
  data: values.map((y) => ({ x: '2026-11-15T00:00:00', y })),
})
const converted = (unit: string, ...values: number[]) =>
  inFittingUnit([series(unit, ...values)]).map((each) => [each.unit, ...each.data.map(({ y }) => y)])[0]

test('[METER-01] values use the largest unit that the greatest value fills', () => {
  expect(converted('MB', 512, 1023)).toEqual(['MB', 512, 1023])
  expect(converted('MB', 512, 2048)).toEqual(['GB', 0.5, 2])
  expect(converted('ns', 7200e9)).toEqual(['h', 2])
  expect(converted('GB', 2048)).toEqual(['TB', 2])
  expect(converted('vcpu', 5000)).toEqual(['vcpu', 5000])
  expect(converted('MB')).toEqual(['MB'])
})

test('[METER-01] a series of 365,000 points is converted', () => {
  const year = Array.from({ length: 365 * 1000 }, () => 2048)
  expect(inFittingUnit([{ ...series('MB'), data: year.map((y) => ({ x: '2026-11-15T00:00:00', y })) }])[0]?.unit).toBe(
    'GB',
  )
})

test('[METER-01] all series of a chart use the same unit', () => {
  expect(inFittingUnit([series('MB', 1), series('MB', 4096)]).map(({ unit }) => unit)).toEqual(['GB', 'GB'])
})
