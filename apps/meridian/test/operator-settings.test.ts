import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { makeConsoleBuild } from './support/console-build.ts'
import { startConsole, type Console } from './support/console.ts'

const consoleDir = makeConsoleBuild()
let meridian: Console
let demo: Browser
let admin: Browser
beforeAll(async () => {
  meridian = await startConsole({
    consoleDir,
    settings: {
      AJAX_QUEUE_LIMIT: 3,
      ALLOWED_PRIVATE_SUBNET_CIDR: { ipv4: ['10.0.0.0/8'], ipv6: [] },
      SITE_BRANDING: 'Acme & Sons',
      SITE_BRANDING_LINK: 'https://acme.example/',
      USER_TABLE_EXTRA_INFO: { phone: 'Phone' },
    },
  })
  demo = meridian.browser()
  admin = meridian.browser()
  await Promise.all([demo.signIn('demo'), admin.signIn('admin')])
})
afterAll(async () => {
  await meridian.stop()
  rmSync(consoleDir, { recursive: true })
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('members can create subnets only in the ranges of ALLOWED_PRIVATE_SUBNET_CIDR, administrators anywhere', async () => {
  const network = (await demo.post('/api/neutron/networks/', { name: 'ranged' })).json()
  const url = `/project/networks/${network.id}/subnets/create`
  const create = async (browser: Browser, fields: Record<string, string>, headers = {}) =>
    (await browser.post(url, new URLSearchParams(fields).toString(), { ...FORM, ...headers })).json()
  const outside = { cidr: '8.8.8.0/24', ip_version: '4' }
  const refused = {
    has_errors: true,
    errors: {
      createsubnetinfoaction: { cidr: ['CIDRs allowed for user private ipv4 networks are 10.0.0.0/8.'] },
    },
  }
  const firstStep = { 'x-horizon-validate-step-start': '0', 'x-horizon-validate-step-end': '0' }
  expect(await create(demo, outside, firstStep)).toMatchObject(refused)
  expect(await create(demo, outside)).toMatchObject(refused)
  expect(await create(demo, { cidr: '10.1.0.0/24', ip_version: '4' })).toMatchObject({ has_errors: false })
  expect(await create(demo, { cidr: '2001:db8::/64', ip_version: '6' })).toMatchObject({ has_errors: false })
  expect(await create(admin, outside, firstStep)).toMatchObject({ has_errors: false })
})

test('pages begin with the name of SITE_BRANDING, and know where it leads', async () => {
  const page = await meridian.browser().get('/auth/login/')
  expect(page.body).toContain('<title>Acme &amp; Sons</title>')
  const { brand } = (await demo.get('/api/boot/')).json()
  expect(brand).toEqual({ name: 'Acme & Sons', link: 'https://acme.example/' })
})

test('[SHELL-07] a page comes with the number of requests that it may send at once', async () => {
  expect((await demo.get('/api/boot/')).json().requestsAtOnce).toBe(3)
})

test("Keystone stores the operator's own attributes of users", async () => {
  const body = { name: 'extra-ann', password: 'secret-1', phone: '+49 30 1' }
  const { id } = (await admin.post('/api/keystone/users/', body)).json()
  const phone = async () => (await admin.get(`/api/keystone/users/${id}`)).json().phone
  expect(await phone()).toBe('+49 30 1')
  await admin.send('PATCH', `/api/keystone/users/${id}`, { phone: '' })
  expect(await phone()).toBe('')
})
