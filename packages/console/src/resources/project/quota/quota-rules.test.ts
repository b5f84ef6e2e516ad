import type { QuotasOfProject } from '@meridian/contract'
import { expect, test } from 'vitest'
import {
  changedIn,
  closenessOf,
  fullestOf,
  limitAfter,
  limitText,
  promised,
  requestsFor,
  typedLimit,
} from './quota-rules.ts'

const quota = (name: string, limit: number, use = 0, reserved = 0) => ({
  name,
  display_name: name,
  limit,
  in_use: use,
  reserved,
})

const projectWith = (parts: Partial<QuotasOfProject>): QuotasOfProject => ({
  id: 'p',
  name: 'ci',
  description: null,
  domain_id: 'default',
  enabled: true,
  compute: [],
  volume: [],
  network: [],
  ...parts,
})

test.each([
  ['over', [quota('cores', 10, 11)]],
  ['over', [quota('cores', 0, 1)]],
  ['near', [quota('cores', 10, 8, 1), quota('ram', 100, 1)]],
  ['near', [quota('cores', 10, 10)]],
  ['ample', [quota('cores', 10, 8)]],
  ['idle', [quota('cores', 10, 1), quota('ram', 0)]],
  ['idle', [quota('cores', -1, 9000)]],
  ['idle', []],
])('a project is %s with %j', (closeness, compute) => {
  expect(closenessOf(projectWith({ compute }))).toBe(closeness)
})

test('the fullest quota is found over all services', () => {
  const project = projectWith({
    compute: [quota('cores', 10, 5), quota('ram', -1, 900)],
    network: [quota('floatingip', 4, 3)],
  })
  expect(fullestOf(project)).toMatchObject({ quota: { name: 'floatingip' }, share: 0.75 })
})

test('a limit with something left is not shown as full', () => {
  const project = projectWith({ compute: [quota('ram', 51_200, 51_199)] })
  expect(fullestOf(project)).toMatchObject({ quota: { name: 'ram' }, share: 0.99 })
})

test.each([
  [10, { by: 'percent', amount: 20 }, 12],
  [11, { by: 'percent', amount: 20 }, 14],
  [50, { by: 'percent', amount: 10 }, 55],
  [-1, { by: 'percent', amount: 20 }, -1],
  [0, { by: 'percent', amount: 50 }, 0],
  [10, { by: 'value', amount: -1 }, -1],
  [-1, { by: 'value', amount: 7 }, 7],
] as const)('%i becomes, by %j, %i', (limit, change, after) => {
  expect(limitAfter(limit, change)).toBe(after)
})

test('a limit below the usage is marked, and an equal one is no change', () => {
  const project = projectWith({ compute: [quota('cores', 20, 8), quota('instances', 5, 2)] })
  expect(changedIn(project, ['cores', 'instances'], { by: 'value', amount: 5 })).toMatchObject([
    { quota: { name: 'cores' }, to: 5, tooLow: true },
  ])
})

test('each service with a change gets one request with all of its limits, and those from before to undo it', () => {
  const one = projectWith({
    compute: [quota('cores', 20), quota('key_pairs', 100)],
    volume: [quota('volumes', -1)],
    network: [quota('port', 50)],
  })
  const requests = requestsFor([one], ['cores', 'volumes', 'port'], { by: 'percent', amount: 20 })
  expect(requests.map(({ service, limits, before }) => ({ service, limits, before }))).toEqual([
    { service: 'compute', limits: { cores: 24, key_pairs: 100 }, before: { cores: 20, key_pairs: 100 } },
    { service: 'network', limits: { port: 60 }, before: { port: 50 } },
  ])
})

test('what is promised is unlimited as soon as one project has no limit', () => {
  const limits = (...cores: number[]) => cores.map((limit) => projectWith({ compute: [quota('cores', limit)] }))
  expect([promised(limits(10, 20), 'cores'), promised(limits(10, -1), 'cores')]).toEqual([30, null])
})

test('a limit is edited with its unit, and may be typed in another', () => {
  expect([limitText(quota('ram', 204_800)), limitText(quota('cores', 8)), limitText(quota('ram', -1))]).toEqual([
    '204800 MB',
    '8',
    '-1',
  ])
  expect(['204800', '204800 MB', '200 GB', '1tb', '-1'].map((text) => typedLimit('ram', text))).toEqual([
    204_800, 204_800, 204_800, 1_048_576, -1,
  ])
  expect([typedLimit('gigabytes', '2 TB'), typedLimit('cores', '8')]).toEqual([2048, 8])
  expect([typedLimit('cores', '8 GB'), typedLimit('ram', 'much'), typedLimit('ram', '')]).toEqual([NaN, NaN, NaN])
})
