import { expect, test } from 'vitest'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const DAY = 86_400
const cloud = await testCloud({ clock: 'manual', passwordLifetimeSeconds: 30 * DAY, tokenLifetimeSeconds: 365 * DAY })
const admin = await cloud.as('admin', 'admin')
const v3 = (path: string) => `/identity/v3/${path}`

const make = async (fields: object) => (await admin.post(v3('users'), { user: fields })).body.user
const signIn = (id: string, password: string) => {
  const identity = { methods: ['password'], password: { user: { id, password } } }
  return cloud.send('POST', v3('auth/tokens'), { body: { auth: { identity } } })
}
const change = (id: string, original: string, password: string) =>
  cloud.send('POST', v3(`users/${id}/password`), { body: { user: { original_password: original, password } } })

test('an expired password is refused until it is changed, which needs no token', async () => {
  const { id, password_expires_at } = await make({ name: 'late', password: 'old' })
  expect(password_expires_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.000000$/)
  expect((await signIn(id, 'old')).status).toBe(201)
  cloud.clock.advance(31 * DAY)
  const refused = await signIn(id, 'old')
  expect(refused.status).toBe(401)
  expect(refused.body.error.message).toBe(`The password is expired and needs to be changed for user: ${id}.`)
  expect((await signIn(id, 'wrong')).body.error.message).toBe('The request you have made requires authentication.')
  expect((await change(id, 'old', 'new')).status).toBe(204)
  expect((await signIn(id, 'new')).status).toBe(201)
  expect((await signIn(id, 'old')).status).toBe(401)
})

test('a user with ignore_password_expiry can sign in', async () => {
  const { id } = await make({ name: 'exempt', password: 'old', options: { ignore_password_expiry: true } })
  cloud.clock.advance(31 * DAY)
  expect((await signIn(id, 'old')).status).toBe(201)
})

test('only administrators change a locked password', async () => {
  const { id } = await make({ name: 'locked', password: 'old', options: { lock_password: true } })
  expect((await change(id, 'old', 'new')).status).toBe(400)
  await admin.send('PATCH', v3(`users/${id}`), { body: { user: { password: 'given' } } })
  expect((await signIn(id, 'given')).status).toBe(201)
})

test('users without a password cannot sign in with an empty one', async () => {
  const { id } = await make({ name: 'without' })
  expect((await signIn(id, '')).status).toBe(401)
})

test('users can be filtered by the expiry of their password', async () => {
  const { id, password_expires_at: at } = await make({ name: 'counted', password: 'x' })
  const find = async (query: string) => {
    const { body } = await admin.get(v3(`users?name=counted&password_expires_at=${query}`))
    return body.users.map((user: { id: string }) => user.id)
  }
  expect([await find(`lte:${at}Z`), await find(`lt:${at}Z`), await find(`gt:2001-01-01T00:00:00Z`)]).toEqual([
    [id],
    [],
    [id],
  ])
})
