import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { examine } from '../src/doctor/examine.ts'
import { report } from '../src/doctor/findings.ts'
import { clock } from '../src/doctor/identity.ts'
import { checkProxy } from '../src/doctor/proxy.ts'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
beforeAll(async () => {
  meridian = await startConsole()
})
afterEach(() => meridian.faults())
afterAll(() => meridian.stop())

const target = (username = 'admin') => ({
  authUrl: `${meridian.cloudUrl}/identity/v3`,
  login: { username, password: username, domain: 'Default', project: username },
})

test('a healthy cloud passes every check of services and rules', async () => {
  const findings = await examine(target())
  expect(findings.filter(({ level }) => level === 'fail')).toEqual([])
  expect(report(findings)).toMatch(/✓ compute: responds at .*, microversions 2\.1 to 2\.93\n/)
  expect(report(findings)).toContain('✓ policy identity:list_users: as the default rule')
  expect(report(findings)).toContain('All checks passed')
})

test('a service that is down is reported with the effect', async () => {
  await meridian.faults({ service: 'compute', drop: true })
  const text = report(await examine(target()))
  expect(text).toContain(
    '✗ compute: Unable to establish connection to the compute service.\n    → no instances, flavors, key pairs\n',
  )
  expect(text).toMatch(/1 of \d+ checks failed/)
})

test('a cloud with other than the default rules is reported', async () => {
  await meridian.faults({ service: 'compute', path: '/v2.1/os-hypervisors', status: 403 })
  expect(report(await examine(target()))).toContain(
    '! policy os_compute_api:os-hypervisors:list: the cloud refuses what the default rule allows\n',
  )
})

test('the doctor finds out which services apply deprecated rules, and whether the console knows', async () => {
  const as = async (newDefaults: ('network' | 'identity')[]) =>
    report(await examine(target(), { policyOverrides: {}, newDefaults }))
  const followed = await as([])
  expect(followed).toContain('✓ policy defaults of network: deprecated too\n')
  expect(followed).toContain('✓ policy defaults of identity: deprecated too\n')
  expect(followed).toContain('✓ policy defaults of compute: not detectable as this user')
  expect(await as(['network'])).toContain(
    '! policy defaults of network: deprecated too, but the console applies: new\n    → the console hides actions that the cloud allows: remove network from',
  )
  await meridian.faults({ service: 'identity', path: '/v3/projects/*', status: 403 })
  expect(await as([])).toMatch(
    /! policy defaults of identity: new, but .*\n {4}→ .*: add identity to enforce_new_defaults/,
  )
})

test("wrong credentials stop the checks with Keystone's message", async () => {
  const wrong = target()
  const findings = await examine({ ...wrong, login: { ...wrong.login, password: 'wrong' } })
  expect(findings.at(-1)).toMatchObject({ level: 'fail', what: 'sign-in', seen: expect.stringContaining('require') })
})

test('without credentials only Keystone is checked', async () => {
  const findings = await examine({ authUrl: target().authUrl })
  expect(findings.map(({ what, level }) => [what, level])).toEqual([
    ['identity', 'ok'],
    ['encryption', 'ok'],
    ['sign-in', 'note'],
  ])
})

test('a proxy that is not trusted is reported, by the configuration and by what the console has seen', async () => {
  const publicUrl = 'https://console.example'
  const { port } = new URL(await meridian.app.listen({ host: '127.0.0.1', port: 0 }))
  const here = { host: '127.0.0.1', port: Number(port) }
  expect(await checkProxy({ ...here, publicUrl, trustedProxies: ['192.0.2.1'] })).toEqual([])
  expect(await checkProxy({ ...here, publicUrl, trustedProxies: [] })).toMatchObject([
    { level: 'note', what: 'proxy', seen: 'public_url is set, trusted_proxies is empty' },
  ])
  const browser = meridian.browser()
  await browser.get('/api/boot/')
  const forwarded = { 'x-forwarded-for': '198.51.100.1' }
  await browser.post('/auth/login/', { username: 'demo', password: 'demo' }, forwarded)
  expect(await checkProxy({ ...here, publicUrl, trustedProxies: ['192.0.2.1'] })).toMatchObject([
    { level: 'note', what: 'proxy', seen: expect.stringContaining('trusted_proxies does not name') },
  ])
})

test.each([
  [2, 'ok'],
  [60, 'note'],
  [600, 'fail'],
])('clocks %d s apart: %s', (seconds, level) => {
  const now = Date.parse('2026-11-15T12:00:00Z')
  expect(clock(new Date(now - seconds * 1000).toISOString(), now).level).toBe(level)
})
