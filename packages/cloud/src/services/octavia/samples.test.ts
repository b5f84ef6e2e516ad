import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { expectLike, sample } from '../../../test-support/samples.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
const people = {
  samples: await cloud.as('demo', 'demo'), // the recording's project, as a member
  reader: await cloud.as('reader', 'demo'),
  alt: await cloud.as('demo', 'alt_demo'),
  admin: await cloud.as('admin', 'admin'),
}
type Who = keyof typeof people | 'nobody'

const LBAAS = '/load-balancer/v2/lbaas'
const PRIVATE = { subnet: '3efa7c5e-50a4-498e-935f-2e10e9ffb2de', network: 'ad7f6e42-621b-4039-9cd4-1e564a67d4d5' }
const WEB = '8e314d09-c55c-4dd9-b404-790f61b069c1'

/** Recorded ids and addresses → ours; grows with each step. */
const ours = new Map([
  ['210354b46a134900b6e4de38056b360e', people.samples.projectId],
  ['10.99.0.', '10.0.0.'],
])
const translate = (text: string) => [...ours].reduce((all, [theirs, mine]) => all.replaceAll(theirs, mine), text)

/** Replays a recorded request with our ids and compares the responses; of refusals also the sentence. */
async function replay(name: string, who: Who = 'samples', common?: (body: Body) => Body): Promise<Body> {
  const recorded = sample('load-balancer', name)
  const { method, path, headers, body } = recorded.request
  const requested =
    typeof body === 'string' ? body : body === null ? undefined : JSON.parse(translate(JSON.stringify(body)))
  const sender = who === 'nobody' ? cloud : people[who]
  const actual = await sender.send(method, `/load-balancer${translate(path)}`, { headers, body: requested })
  expectLike(actual, recorded, common)
  expect(sentenceIn(actual.body)).toBe(sentenceIn(recorded.response.body))
  const [theirs, mine] = [madeIn(recorded.response.body), madeIn(actual.body)]
  if (theirs && mine) ours.set(theirs, mine)
  return actual.body
}

/** Without ids, which the map does not know all. */
const sentenceIn = (body: Body): string | undefined =>
  body?.faultstring && translate(body.faultstring).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\[.*\]/g, '{id}')

const madeIn = (body: Body): string | undefined => Object.values<Body>(body ?? {})[0]?.id

const settle = () => cloud.clock.advance(10)

/** Replays a change and waits until the balancer is active again. */
async function change(name: string, who: Who = 'samples'): Promise<Body> {
  const body = await replay(name, who)
  settle()
  return body
}

beforeAll(async () => {
  // The recorded cloud had none.
  const { loadbalancers: seeded } = (await people.samples.get(`${LBAAS}/loadbalancers`)).body
  for (const { id } of seeded) await people.samples.send('DELETE', `${LBAAS}/loadbalancers/${id}?cascade=true`)
  settle()
  const [subnet] = (await people.samples.get('/network/v2.0/subnets?name=private-subnet')).body.subnets
  ours.set(PRIVATE.subnet, subnet.id).set(PRIVATE.network, subnet.network_id)
  const { flavors } = (await people.samples.get(`${LBAAS}/flavors`)).body
  ours.set('9829fc2d-1d22-4684-ae63-592ed9e65222', flavors[0].id)
  const pool = {
    name: 'web-pool',
    protocol: 'HTTP',
    lb_algorithm: 'ROUND_ROBIN',
    session_persistence: { type: 'HTTP_COOKIE' },
    members: [
      { name: 'stopped-1', address: '10.0.0.23', protocol_port: 80, subnet_id: subnet.id },
      { name: 'web-1', address: '10.0.0.11', protocol_port: 80, subnet_id: subnet.id },
      { name: 'web-2', address: '10.0.0.12', protocol_port: 80, subnet_id: subnet.id },
    ],
    healthmonitor: { name: 'web-check', type: 'HTTP', delay: 10, timeout: 5, max_retries: 3, url_path: '/health' },
  }
  const redirect = {
    name: 'old',
    action: 'REDIRECT_TO_URL',
    redirect_url: 'https://shop.example/',
    redirect_http_code: 301,
  }
  const rules = [{ type: 'HOST_NAME', compare_type: 'EQUAL_TO', value: 'old.example' }]
  const http = { name: 'http', protocol: 'HTTP', protocol_port: 80, insert_headers: { 'X-Forwarded-For': 'true' } }
  const listeners = [{ ...http, default_pool: pool, l7policies: [{ ...redirect, rules }] }]
  const loadbalancer = { name: 'web-lb', vip_subnet_id: subnet.id, tags: ['production', 'web'], listeners }
  const { body } = await people.samples.post(`${LBAAS}/loadbalancers`, { loadbalancer })
  settle()
  const { listeners: [listener], pools: [made] } = body.loadbalancer // prettier-ignore
  const { l7policies } = (await people.samples.get(`${LBAAS}/l7policies`)).body
  ours.set(WEB, body.loadbalancer.id)
  ours.set('df879811-a4f8-44f9-889f-e79a1cc74e0f', listener.id)
  ours.set('75ec9b14-611c-4ede-a9da-aca869929a8e', made.id)
  ours.set('109ee7f7-9a78-4dfd-81e7-8a6f5f12f718', made.members[0].id)
  ours.set('1a4163b9-2718-449c-9760-332ad45b3cc2', l7policies[0].id)
  ours.set('4637147f-a0c6-4483-8021-48d5746bda40', l7policies[0].id)
  ours.set('24551f36-552f-4e9a-be4c-4a05bfcf806c', l7policies[0].rules[0].id)
  const { healthmonitors } = (await people.samples.get(`${LBAAS}/healthmonitors`)).body
  ours.set('4968b83e-427e-4fdd-9d89-9133e630c812', healthmonitors[0].id)
})

describe('Octavia responds as recorded', () => {
  test.for([
    ['loadbalancers-list', 'samples'],
    ['loadbalancers-list-admin', 'admin'],
    ['loadbalancers-list-reader', 'reader'],
    ['loadbalancers-list-none', 'alt'],
    ['loadbalancers-list-fields', 'samples'],
    ['loadbalancers-list-tags', 'samples'],
    ['loadbalancer-show', 'samples'],
    ['loadbalancer-show-vip-only', 'samples'],
    ['loadbalancer-stats', 'samples'],
    ['loadbalancer-status-tree', 'samples'],
    ['listener-show', 'samples'],
    ['listener-stats', 'samples'],
    ['listeners-list', 'samples'],
    ['pool-show', 'samples'],
    ['pools-list', 'samples'],
    ['member-show', 'samples'],
    ['members-list', 'samples'],
    ['healthmonitor-show', 'samples'],
    ['healthmonitors-list', 'samples'],
    ['l7policies-list', 'samples'],
    ['l7policy-show', 'samples'],
    ['l7rule-show', 'samples'],
    ['l7rules-list', 'samples'],
    ['providers-list', 'samples'],
    ['provider-flavor-capabilities', 'admin'],
    ['provider-zone-capabilities', 'admin'],
    ['quota', 'samples'],
    ['quota-defaults', 'admin'],
    ['flavors-list', 'samples'],
    ['flavor-show', 'samples'],
    ['availability-zones-list', 'samples'],
    ['availability-zone-show', 'samples'],
    ['error-400-body', 'samples'],
    ['error-400-marker', 'samples'],
    ['error-400-method', 'samples'],
    ['error-400-no-vip', 'samples'],
    ['error-400-provider', 'samples'],
    ['error-400-sort', 'samples'],
    ['error-400-subnet', 'samples'],
    ['error-400-unknown-key', 'samples'],
    ['error-401-no-token', 'nobody'],
    ['error-403-amphorae', 'samples'],
    ['error-403-create-reader', 'reader'],
    ['error-403-flavor-create', 'samples'],
    ['error-403-flavor-profiles-list', 'samples'],
    ['error-403-others', 'alt'],
    ['error-403-quota-defaults', 'samples'],
    ['error-403-quota-of-others', 'samples'],
    ['error-403-quota-update', 'samples'],
    ['error-404-amphora', 'admin'],
    ['error-404-listener-loadbalancer', 'samples'],
    ['error-404-loadbalancer', 'samples'],
    ['error-404-path', 'samples'],
    ['error-500-vip-address', 'samples'],
    ['error-501-flavor-data', 'admin'],
  ] as const)('%s', async ([name, who]) => {
    expect(await replay(name, who)).not.toBeUndefined()
  })

  test('versions', async () => {
    const newest = (body: Body) => ({ ...body, versions: body.versions.slice(0, 1) })
    await replay('versions', 'nobody', newest)
  })

  test('while a balancer and what is below it is made, changed and deleted', async () => {
    await replay('loadbalancer-create')
    await replay('error-409-immutable')
    settle()
    await replay('loadbalancer-show-active')
    await replay('loadbalancer-status-empty')
    await change('loadbalancer-update')
    await replay('error-400-port')
    await replay('error-400-protocol')
    await replay('error-400-tls-without-certificate')
    await replay('error-400-tls-secret')
    await change('listener-create')
    await replay('error-409-listener-port')
    await change('listener-update')
    await replay('error-400-algorithm')
    await replay('error-400-pool-protocol')
    await change('pool-create')
    await replay('error-409-listener-has-pool')
    await change('pool-update')
    await change('member-create')
    await replay('error-400-member-address')
    await replay('error-400-member-weight')
    await replay('error-409-member')
    await change('member-update')
    await change('members-batch-update')
    await change('healthmonitor-create')
    await replay('error-409-healthmonitor')
    await replay('error-400-healthmonitor-delay')
    await replay('error-400-healthmonitor-type')
    await change('healthmonitor-update-delay')
    await change('healthmonitor-update')
    await replay('loadbalancer-status-no-monitor-yet')
    await replay('error-400-l7policy-url')
    await change('l7policy-create')
    await change('l7policy-update')
    await replay('error-400-l7rule')
    await change('l7rule-create')
    await change('l7rule-update')
    await replay('listeners-list-filter')
    await replay('error-400-delete-with-children')
    for (const gone of ['l7rule', 'l7policy', 'healthmonitor', 'member', 'pool', 'listener'] as const)
      await change(`${gone}-delete`)
    await replay('error-403-failover')
    await change('loadbalancer-failover', 'admin')
    await change('loadbalancer-delete')
    await replay('error-404-deleted')
  })

  test('while a balancer is made whole and deleted with all', async () => {
    await replay('loadbalancer-create-whole')
    settle()
    await replay('loadbalancer-delete-cascade')
    await replay('loadbalancer-show-deleting')
    settle()
    const left = (await people.samples.get(`${LBAAS}/pools?name=sample-web`)).body
    expect(left.pools).toEqual([])
  })

  test('for quotas, and refuses what would exceed them', async () => {
    await replay('quota-update', 'admin')
    await replay('quotas-list', 'admin', (body) => (body.quotas ? { ...body, quotas: body.quotas.slice(0, 1) } : body))
    await people.admin.put(`${LBAAS}/quotas/${people.samples.projectId}`, { quota: { load_balancer: 1 } })
    await replay('error-403-quota')
    await replay('quota-reset', 'admin')
    await replay('quota', 'samples')
  })

  test('for flavors and their profiles', async () => {
    await replay('flavor-profile-create', 'admin')
    await replay('flavor-profiles-list', 'admin')
    await replay('flavor-profile-show', 'admin')
    await replay('flavor-profile-update', 'admin')
    await replay('flavor-create', 'admin')
    await replay('error-409-flavor', 'admin')
    await replay('error-409-flavor-profile-in-use', 'admin')
    await replay('flavor-update', 'admin')
    await replay('flavor-delete', 'admin')
    await replay('flavor-profile-delete', 'admin')
  })

  test('for zones and their profiles', async () => {
    await replay('zone-profile-create', 'admin')
    await replay('zone-profiles-list', 'admin')
    await replay('zone-profile-show', 'admin')
    await replay('availability-zone-create', 'admin')
    await replay('availability-zone-update', 'admin')
    await replay('availability-zone-delete', 'admin')
    await replay('zone-profile-delete', 'admin')
  })

  test('for amphorae', async () => {
    const { amphorae } = (await people.admin.get(`/load-balancer/v2/octavia/amphorae?loadbalancer_id=${ours.get(WEB)}`))
      .body
    ours.set('01521490-d35d-4313-a080-fc2126bbf5ac', ours.get(WEB) ?? '')
    ours.set('093f737e-7e5c-4963-b780-5329b86acbf2', amphorae[0].id)
    ours.set('0da9b2b7-999e-4469-a12e-bea01b6bc22d', amphorae[0].id)
    await replay('amphorae-list', 'admin')
    await replay('amphora-show', 'admin')
    await replay('amphora-stats', 'admin')
    await change('amphora-failover', 'admin')
  })
})
