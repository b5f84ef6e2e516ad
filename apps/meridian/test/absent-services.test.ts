import { api, heat, urlOf, type Endpoint } from '@meridian/contract'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
let admin: Browser
beforeAll(async () => {
  meridian = await startConsole()
  await leaveOnlyIdentity(`${meridian.cloudUrl}/identity/v3`)
  admin = meridian.browser()
  await admin.signIn('admin')
})
afterAll(() => meridian.stop())

/** Takes every service but Keystone out of the catalogue, as its administrator would. */
async function leaveOnlyIdentity(keystone: string): Promise<void> {
  const scope = { project: { name: 'admin', domain: { id: 'default' } } }
  const password = { user: { name: 'admin', domain: { id: 'default' }, password: 'admin' } }
  const auth = { scope, identity: { methods: ['password'], password } }
  const issued = await request(`${keystone}/auth/tokens`, { method: 'POST', body: JSON.stringify({ auth }) })
  const headers = { 'x-auth-token': String(issued.headers['x-subject-token']) }
  await issued.body.dump()
  const listed = await request(`${keystone}/services`, { headers })
  const { services } = (await listed.body.json()) as { services: { id: string; type: string }[] } // Keystone's own
  for (const { id } of services.filter(({ type }) => type !== 'identity')) {
    const { body } = await request(`${keystone}/services/${id}`, { method: 'DELETE', headers })
    await body.dump()
  }
}

const reads = Object.entries(api).flatMap(([group, calls]) =>
  Object.entries(calls)
    .filter(([, { method, absent }]) => method === 'GET' && absent !== undefined)
    .map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
)

const PARAMS = new Proxy<Record<string, string>>({}, { get: () => 'x' })
const askFor = (endpoint: Endpoint, body?: object) =>
  admin.send(endpoint.method, urlOf(endpoint, { params: PARAMS }), body)

describe('[API-CINDER] [API-HEAT] [API-NOVA] [API-NEUTRON] a service that the cloud does not have', () => {
  test.each(reads)('is told by $name', async ({ endpoint }) => {
    const answer = await askFor(endpoint)
    expect([answer.statusCode, answer.json()]).toEqual([501, endpoint.absent])
  })

  test('is told by a call that would do something', async () => {
    const answer = await askFor(heat.templateValidate, { template: 'heat_template_version: 2018-08-31' })
    expect([answer.statusCode, answer.json()]).toEqual([501, ''])
  })
})
