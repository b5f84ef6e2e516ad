import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { expectLike, sample } from '../../../test-support/samples.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const people = {
  demo: await cloud.as('demo', 'demo'),
  other: await cloud.as('demo', 'alt_demo'), // a member of another project
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Recorded ids and days → ours. */
const ours = new Map([
  ['2026-11-16', daysAgo(1)],
  ['2026-11-12', daysAgo(5)],
])

beforeAll(async () => {
  const { body: servers } = await people.demo.get('/metric/v1/resource/instance')
  const named = (name: string) => servers.find((server: Body) => server.display_name === name)
  const web = named('web-1')
  const search = { '=': { instance_id: web.id } }
  const [disk] = (await people.demo.post('/metric/v1/search/resource/instance_disk', search)).body
  ours.set('02ad970c-4d73-4a83-8ffe-d91d3fd538b1', web.id)
  ours.set('587df415-b07c-48c8-8445-14f53ed8ebe8', web.id)
  ours.set('ab5f1f4e-5a3c-4d8e-9b5c-5a3b1e0c7d11', web.id)
  ours.set('602e302d-dbbd-4773-9dec-19d1acedbdf2', named('app-3').id)
  ours.set('6d7b9df0-3ebf-406c-bb60-436d5d27ff3f', web.metrics.cpu)
  ours.set('23581af0-7bdd-42c5-9a9e-ff3fa0b835dc', web.metrics['memory.usage'])
  ours.set('36f7b1b6-e863-5823-9fe1-29fba51699aa', disk.id)
})

const translate = (text: string) => [...ours].reduce((all, [theirs, mine]) => all.replaceAll(theirs, mine), text)

/** Replays a recorded request with our ids and compares the responses. */
async function replay(
  name: string,
  who: 'demo' | 'other' | 'nobody',
  common: (body: Body) => Body = (body) => body,
): Promise<Body> {
  const recorded = sample('metric', name)
  const { method, path, headers, body } = recorded.request
  const requested = body === null ? undefined : JSON.parse(translate(JSON.stringify(body)))
  const sender = who === 'nobody' ? cloud : people[who]
  const actual = await sender.send(method, `/metric${translate(path)}`, { headers, body: requested })
  const translated = JSON.parse(translate(JSON.stringify(recorded.response)))
  expectLike(actual, { ...recorded, response: translated }, common)
  return { actual: actual.body, recorded: translated.body }
}

describe('Gnocchi responds as recorded', () => {
  test.for([
    ['versions', 'nobody'],
    ['archive-policy-show', 'demo'],
    ['capabilities', 'demo'],
    ['resource-type-show', 'demo'],
    ['resource-show', 'demo'],
    ['resource-metrics', 'demo'],
    ['resources-list', 'demo'],
    ['resources-list-paged', 'demo'],
    ['search-by-type-and-name', 'demo'],
    ['search-disks-of-instance', 'demo'],
    ['search-interfaces-of-instance', 'demo'],
    ['metric-show', 'demo'],
    ['measures', 'demo'],
    ['measures-cpu-cumulative', 'demo'],
    ['measures-cpu-rate', 'demo'],
    ['measures-disk-rate', 'demo'],
    ['measures-gap-and-restart', 'demo'],
    ['measures-none-while-off', 'demo'],
    ['measures-resample', 'demo'],
    ['measures-start-stop', 'demo'],
    ['aggregates-groupby', 'demo'],
    ['aggregates-rate', 'demo'],
    ['aggregates-rate-stored', 'demo'],
    ['aggregates-sum-of-servers', 'demo'],
    ['aggregates-two-metrics', 'demo'],
    ['error-400-operations', 'demo'],
    ['error-401-no-token', 'nobody'],
    ['error-403-measures-html', 'other'],
  ] as const)('%s', async ([name, who]) => {
    expect(await replay(name, who)).toBeDefined()
  })

  /** Those that say why in a description. */
  test.for([
    ['error-400-aggregates-others', 'other'],
    ['error-400-search', 'demo'],
    ['error-400-start', 'demo'],
    ['error-403-aggregates-metric-id', 'demo'],
    ['error-403-measures', 'other'],
    ['error-403-resource', 'other'],
    ['error-404-aggregation', 'demo'],
    ['error-404-granularity', 'demo'],
    ['error-404-metric', 'demo'],
    ['error-404-resource', 'demo'],
  ] as const)('%s', async ([name, who]) => {
    const { actual, recorded } = await replay(name, who)
    expect(actual).toEqual(recorded)
  })

  test('search-by-id, as any type', async () => {
    expect(await replay('search-by-id', 'demo')).toBeDefined()
  })

  test('resource-history, whose last revision is the current one', async () => {
    expect(await replay('resource-history', 'demo', (all) => withoutMetrics(all.slice(-1)))).toBeDefined()
  })
})

/** The recorded resource was created for the recording, with other metrics and without times. */
const withoutMetrics = (all: Body[]): Body[] =>
  all.map(({ metrics: _metrics, launched_at: _launched, created_at: _created, ...rest }) => ({
    ...rest,
    image_ref: null,
    availability_zone: null,
  }))
