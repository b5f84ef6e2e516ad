import { passcodeAt } from '@meridian/wire/totp'
import { expect, test } from 'vitest'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
/** The cloud's clock stands still shortly after this, so a passcode of now is at most one period old. */
const started = Date.now()
const cloud = await testCloud({ clock: 'manual' })
const admin = await cloud.as('admin', 'admin')
const v3 = (path: string) => `/identity/v3/${path}`
const passcode = () => passcodeAt(SECRET, started)

const options = { multi_factor_auth_enabled: true, multi_factor_auth_rules: [['password', 'totp']] }
const { id } = (await admin.post(v3('users'), { user: { name: 'careful', password: 'secret', options } })).body.user
await admin.post(v3('credentials'), { credential: { type: 'totp', blob: SECRET, user_id: id } })

const byPassword = { password: { user: { id, password: 'secret' } } }
const byPasscode = () => ({ totp: { user: { id, passcode: passcode() } } })
const signIn = (methods: string[], proofs: object, headers: Record<string, string> = {}) =>
  cloud.send('POST', v3('auth/tokens'), { body: { auth: { identity: { methods, ...proofs } } }, headers })

test('a password alone gets a receipt, and the passcode with it a token', async () => {
  const first = await signIn(['password'], byPassword)
  expect(first.status).toBe(401)
  expect(first.body.required_auth_methods).toEqual([['password', 'totp']])
  expect(first.body.receipt).toMatchObject({ methods: ['password'], user: { id, name: 'careful' } })
  const receipt = String(first.headers['openstack-auth-receipt'])
  const second = await signIn(['totp'], byPasscode(), { 'openstack-auth-receipt': receipt })
  expect(second.status).toBe(201)
  expect(second.body.token.methods.toSorted()).toEqual(['password', 'totp'])
})

test('both methods at once get a token, a wrong passcode or unknown receipt does not', async () => {
  expect((await signIn(['password', 'totp'], { ...byPassword, ...byPasscode() })).status).toBe(201)
  const wrong = { totp: { user: { id, passcode: '000000' } } }
  expect((await signIn(['password', 'totp'], { ...byPassword, ...wrong })).status).toBe(401)
  expect((await signIn(['totp'], byPasscode(), { 'openstack-auth-receipt': 'made-up' })).status).toBe(401)
})

test('a receipt is refused for other users and after it expires', async () => {
  const receipt = String((await signIn(['password'], byPassword)).headers['openstack-auth-receipt'])
  const demo = { password: { user: { name: 'demo', domain: { id: 'default' }, password: 'demo' } } }
  expect((await signIn(['password'], demo, { 'openstack-auth-receipt': receipt })).status).toBe(401)
  cloud.clock.advance(301)
  expect((await signIn(['password'], byPassword, { 'openstack-auth-receipt': receipt })).status).toBe(401)
})
