import { expect, test } from 'vitest'
import { createUserSchema, editUserSchema, userRequest } from './user-form.ts'

const details = { name: 'ann', description: '', email: '', project: null, enabled: true, locked: false }

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
])('a new user with %j has something wrong in %j', (change, wrong) => {
  expect(problems(change)).toEqual(wrong)
})

test('a user may go without address and project', () => {
  expect(userRequest(editUserSchema.parse(details))).toEqual({
    ...{ name: 'ann', description: '', email: null, project: null, enabled: true },
  })
})

test('only a lock that changes is sent', () => {
  expect(userRequest({ ...details, locked: true }).options).toEqual({ lock_password: true })
  expect(userRequest({ ...details, locked: true }, { lock_password: true }).options).toBeUndefined()
  expect(userRequest(details, { lock_password: true }).options).toEqual({ lock_password: false })
})
