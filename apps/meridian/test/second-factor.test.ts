import {
  credentialEndpoints,
  roleAssignmentEndpoints,
  roleEndpoints,
  secondFactorEndpoints,
  secondFactorOptions,
  TOTP,
  userEndpoints,
} from '@meridian/contract'
import { passcodeAt } from '@meridian/wire/totp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madeUser } from './support/identity.ts'
import { projectOf } from './support/servers.ts'
import { World } from './support/world.ts'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const OTHER_SECRET = 'MZXW6YTBOJRGC6RAORSXG5BAON2GC4TU'
const REQUIRED = secondFactorOptions({ isOn: true, ways: [['password', TOTP]] })
const passcode = (secret = SECRET) => passcodeAt(secret, Date.now())
const addTo = (browser: Awaited<ReturnType<World['as']>>, secret: string, code = passcode(secret)) =>
  browser.post(secondFactorEndpoints.passcodeDeviceCreate.path, { name: 'phone', secret, passcode: code })

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.stop())

/** A user with a role in a project, signed in. */
async function member() {
  const user = await madeUser(world)
  const { items: roles } = await world.call('admin', roleEndpoints.roleList, {})
  const params = {
    projectId: await projectOf(world, 'demo'),
    userId: user.id,
    roleId: roles.find(({ name }) => name === 'member')?.id ?? '',
  }
  await world.call('admin', roleAssignmentEndpoints.projectRoleGrant, { params })
  const browser = world.console.browser()
  expect((await browser.signIn(user.name, user.password)).statusCode).toBe(200)
  return { user, browser }
}

test('a member adds a device, an administrator requires it, and the member signs in with its passcode and keeps the last device', async () => {
  const { user, browser } = await member()
  expect((await addTo(browser, SECRET)).statusCode).toBe(201)
  const own = await browser.send('PATCH', `/api/keystone/users/${user.id}`, { options: REQUIRED })
  expect(own.statusCode).toBe(403)

  const params = { id: user.id }
  await world.call('admin', userEndpoints.userUpdate, { params, body: { options: REQUIRED } })
  const asked = await world.console.browser().signIn(user.name, user.password)
  expect([asked.statusCode, asked.headers['x-meridian-sign-in']]).toEqual([401, 'passcode'])
  const wrong = await world.console.browser().signIn(user.name, user.password, { passcode: passcode(OTHER_SECRET) })
  expect([wrong.statusCode, wrong.json()]).toEqual([401, 'Invalid credentials.'])
  const careful = world.console.browser()
  expect((await careful.signIn(user.name, user.password, { passcode: passcode() })).statusCode).toBe(200)

  // A second device, whose passcode Keystone must accept as one of several factors.
  expect((await addTo(careful, OTHER_SECRET, passcode(SECRET))).statusCode).toBe(400)
  expect((await addTo(careful, OTHER_SECRET)).statusCode).toBe(201)
  const second = { passcode: passcode(OTHER_SECRET) }
  expect((await world.console.browser().signIn(user.name, user.password, second)).statusCode).toBe(200)

  const devices = await careful.get(`${credentialEndpoints.credentialList.path}?user_id=${user.id}`)
  const [first, last] = devices.json().items.map(({ id }: { id: string }) => `/api/keystone/credentials/${id}`)
  expect((await careful.send('DELETE', first)).statusCode).toBe(204)
  const locked = await careful.send('DELETE', last)
  expect([locked.statusCode, locked.json()]).toEqual([
    409,
    'This is the last device of a user who must enter a passcode to sign in. Switch off the second factor first.',
  ])

  await world.call('admin', userEndpoints.userUpdate, {
    params,
    body: { options: { ...REQUIRED, multi_factor_auth_enabled: false } },
  })
  expect((await careful.send('DELETE', last)).statusCode).toBe(204)
  expect((await world.console.browser().signIn(user.name, user.password)).statusCode).toBe(200)
  expect(world.console.log()).not.toContain(SECRET)
})

test('a device whose passcode Keystone refuses is not added', async () => {
  const { browser } = await member()
  await world.console.faults({ service: 'identity', method: 'POST', path: '/v3/auth/tokens', status: 401 })
  expect((await addTo(browser, SECRET)).statusCode).toBe(409)
  await world.console.faults()
  const { items } = (await browser.get(credentialEndpoints.credentialList.path)).json()
  expect(items).toEqual([])
})
