import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
let demo: Browser
beforeAll(async () => {
  meridian = await startConsole()
  demo = meridian.browser()
  await demo.signIn('demo')
})
afterAll(() => meridian.stop())

const POLICIES = '/api/neutron/rbac_policies/'
const OTHER = '0123456789abcdef0123456789abcdef'

const CASES = [
  ['network', '/api/neutron/networks/'],
  ['security_group', '/api/network/securitygroups/'],
] as const

test.each(CASES)('a member shares an own %s with another project, sees it there and ends it', async (kind, path) => {
  const made = await demo.post(path, { name: `shared-${kind}` })
  expect(made.statusCode).toBe(201)
  const body = { object_type: kind, object_id: made.json().id, action: 'access_as_shared' }
  const policies = async () =>
    (await demo.get(`${POLICIES}?object_id=${body.object_id}&all_projects=true`)).json().items

  expect((await demo.post(POLICIES, { ...body, target_tenant: '*' })).statusCode).toBe(403)
  expect((await demo.post(POLICIES, { ...body, target_tenant: OTHER })).statusCode).toBe(201)
  const [policy, ...rest] = await policies()
  expect([policy, rest]).toMatchObject([{ ...body, target_tenant: OTHER }, []])
  expect((await demo.delete(`${POLICIES}${policy.id}/`)).statusCode).toBe(204)
  expect(await policies()).toEqual([])
})
