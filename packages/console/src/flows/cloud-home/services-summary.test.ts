import { expect, test } from 'vitest'
import type { ServiceRow } from '../system-info/states.ts'
import { countsOf, summaryOf } from './services-summary.ts'

const row = (name: string, change: Partial<ServiceRow> = {}): ServiceRow => ({
  id: name,
  name,
  host: 'h1',
  zone: null,
  enabled: true,
  up: true,
  updated: null,
  reason: null,
  ...change,
})
const down = row('nova-compute', { up: false })
const disabled = row('nova-scheduler', { up: false, enabled: false })

test('what is disabled is neither up nor down', () => {
  expect(countsOf([row('a'), down, disabled])).toEqual({ count: 3, up: 1, down: [down] })
})

test('all is up only if every service could be asked', () => {
  expect(summaryOf([{ rows: [row('a')] }, { rows: [disabled] }])).toEqual({ state: 'all-up', down: 0 })
  expect(summaryOf([{ rows: [row('a'), down] }])).toEqual({ state: 'down', down: 1 })
  expect(summaryOf([{ rows: [row('a')] }, { rows: undefined }])).toEqual({ state: 'unknown', down: 0 })
  expect(summaryOf([{ rows: [down] }, { rows: undefined }])).toEqual({ state: 'unknown', down: 1 })
})
