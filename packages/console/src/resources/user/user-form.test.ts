import { expect, test } from 'vitest'
import { createUserSchema, userRequest, userSchema } from './user-form.ts'

const details = { name: 'ann', description: '', email: '', project: null, enabled: true, locked: false, extra: {} }

const problems = (change: object) =>
  createUserSchema
    .safeParse({ ...details, password: 'a', confirm: 'a', role: 'r1', ...change })
    .error?.issues.map(({ path }) => path[0]) ?? []

test.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ name: 'x'.repeat(256) }, ['name']],
  [{ email: 'ann' }, ['email']],
  [{ email: 'ann@example.org' }, []],
  [{ confirm: 'b' }, ['confirm']],
  [{ password: '', confirm: '' }, ['password', 'confirm']],
  [{ role: null }, ['role']],
])('a new user with %j has problems in %j', (change, fields) => {
  expect(problems(change)).toEqual(fields)
})

test('a user needs neither an email address nor a project', () => {
  expect(userRequest(userSchema.parse(details))).toEqual({
    name: 'ann',
    description: '',
    email: null,
    project: null,
    enabled: true,
  })
})

test("the operator's own attributes are sent with the others, and replace none of them", () => {
  const extra = { phone: '+49 30 1', name: 'root', enabled: 'false' }
  expect(userRequest({ ...details, extra })).toMatchObject({ phone: '+49 30 1', name: 'ann', enabled: true })
})

test('the request has the lock only if it changes', () => {
  expect(userRequest({ ...details, locked: true }).options).toEqual({ lock_password: true })
  expect(userRequest({ ...details, locked: true }, { lock_password: true }).options).toBeUndefined()
  expect(userRequest(details, { lock_password: true }).options).toEqual({ lock_password: false })
})
