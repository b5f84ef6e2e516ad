import { expect, test } from 'vitest'
import { credentialDefaults, credentialRequest, credentialSchema } from './CreateApplicationCredential.tsx'

test('the request leaves out empty fields, so that Keystone decides', () => {
  expect(credentialRequest({ ...credentialDefaults, name: 'ci' })).toEqual({ name: 'ci', unrestricted: false })
})

test('a credential expires at the start of the day in UTC unless a time is given', () => {
  const at = (date: string, time: string) => credentialRequest({ ...credentialDefaults, name: 'ci', date, time })
  expect(at('2030-01-31', '').expires_at).toBe('2030-01-31T00:00:00Z')
  expect(at('2030-01-31', '12:30').expires_at).toBe('2030-01-31T12:30:00Z')
})

test('the request has roles by name, and rules as typed', () => {
  const request = credentialRequest({
    ...credentialDefaults,
    name: 'ci',
    roles: ['reader'],
    access_rules: '- service: compute\n',
  })
  expect(request).toMatchObject({ roles: [{ name: 'reader' }], access_rules: '- service: compute\n' })
})

test.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ date: '31.1.2030' }, ['date']],
  [{ date: '2030-01-31', time: '25:00' }, ['time']],
  [{ namespace: '' }, []],
  [{ namespace: 'team-1' }, []],
  [{ namespace: 'Team 1' }, ['namespace']],
])('a form with %j has problems in %j', (part, fields) => {
  const { error } = credentialSchema.safeParse({ ...credentialDefaults, name: 'ci', ...part })
  expect((error?.issues ?? []).map(({ path }) => path[0])).toEqual(fields)
})
