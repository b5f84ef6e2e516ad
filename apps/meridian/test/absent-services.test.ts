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

/** Deletes every service except Keystone from the catalogue, as an administrator. */
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

describe('[API-CINDER] [API-HEAT] [API-NOVA] [API-NEUTRON] a service that the catalogue lacks', () => {
  test.each(reads)('$name returns 501 with its declared message', async ({ endpoint }) => {
    const answer = await askFor(endpoint)
    expect([answer.statusCode, answer.json()]).toEqual([501, endpoint.absent])
  })

  test('a write returns 501 too', async () => {
    const answer = await askFor(heat.templateValidate, { template: 'heat_template_version: 2018-08-31' })
    expect([answer.statusCode, answer.json()]).toEqual([501, ''])
  })
})
