import { expect, test } from 'vitest'
import { credentialDefaults, credentialRequest, credentialSchema } from './application-credential-form.ts'

test('what is left empty is not sent, so that Keystone decides', () => {
  expect(credentialRequest({ ...credentialDefaults, name: 'ci' })).toEqual({ name: 'ci', unrestricted: false })
})

test('an expiry is the start of that day in UTC unless a time is said', () => {
  const at = (date: string, time: string) => credentialRequest({ ...credentialDefaults, name: 'ci', date, time })
  expect(at('2030-01-31', '').expires_at).toBe('2030-01-31T00:00:00Z')
  expect(at('2030-01-31', '12:30').expires_at).toBe('2030-01-31T12:30:00Z')
})

test('roles go by their names, rules as they were typed', () => {
  const request = credentialRequest({
    ...credentialDefaults,
    ...{ name: 'ci', roles: ['reader'], access_rules: '- service: compute\n' },
  })
  expect(request).toMatchObject({ roles: [{ name: 'reader' }], access_rules: '- service: compute\n' })
})

test.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ date: '31.1.2030' }, ['date']],
  [{ date: '2030-01-31', time: '25:00' }, ['time']],
])('a form with %j has something wrong in %j', (part, wrong) => {
  const { error } = credentialSchema.safeParse({ ...credentialDefaults, name: 'ci', ...part })
  expect((error?.issues ?? []).map(({ path }) => path[0])).toEqual(wrong)
})
