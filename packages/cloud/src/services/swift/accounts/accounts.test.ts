import { describe, expect, test } from 'vitest'
import { accountOf, swiftAccount } from '../../../../test-support/swift.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const account = await swiftAccount(cloud, 'admin', 'admin')
const demo = await swiftAccount(cloud, 'demo', 'demo')

const counts = async () => {
  const { headers } = await account.head('')
  return ['container', 'object']
    .map((kind) => headers[`x-account-${kind}-count`])
    .concat(headers['x-account-bytes-used'])
}

test('the counts of an account are exact after every change', async () => {
  expect(await counts()).toEqual(['0', '0', '0'])
  await account.put('/one')
  await account.put('/two')
  await account.put('/one/a', '12345')
  await account.put('/one/b', '123')
  await account.put('/two/c', '1')
  expect(await counts()).toEqual(['2', '3', '9'])
  await account.put('/one/a', '1')
  await account.copy('/one/b', { destination: 'two/b' })
  expect(await counts()).toEqual(['2', '4', '8'])
  await account.del('/one/a')
  await account.del('/one/b')
  await account.del('/one')
  expect(await counts()).toEqual(['1', '2', '4'])
  expect((await account.get('?format=json')).body).toMatchObject([{ name: 'two', count: 2, bytes: 4 }])
})

test('metadata is added, replaced and removed', async () => {
  await account.post('', { 'x-account-meta-colour': 'blue', 'x-account-meta-size': 'L' })
  await account.post('', { 'x-account-meta-colour': 'red', 'x-remove-account-meta-size': 'x' })
  const { headers } = await account.head('')
  expect(headers['x-account-meta-colour']).toBe('red')
  expect(headers).not.toHaveProperty('x-account-meta-size')
  await account.post('', { 'x-account-meta-colour': '' })
  expect((await account.head('')).headers).not.toHaveProperty('x-account-meta-colour')
})

test('PUT succeeds for the account of a project', async () => {
  expect((await account.put('')).status).toBe(202)
  expect((await demo.del('')).status).toBe(403)
})

test.for<[string, Record<string, string>, string]>([
  ['an empty name', { 'x-account-meta-': 'x' }, 'Metadata name cannot be empty'],
  [
    'a long name',
    { [`x-account-meta-${'a'.repeat(129)}`]: 'x' },
    `Metadata name too long: x-account-meta-A${'a'.repeat(128)}`,
  ],
  ['a long value', { 'x-account-meta-a': 'x'.repeat(257) }, 'Metadata value longer than 256: x-account-meta-A'],
  ['invalid UTF-8', { 'x-account-meta-a': '\xff' }, 'Metadata must be valid UTF-8'],
])('metadata with %s is refused', async ([, headers, sentence]) => {
  const { status, body } = await account.post('', headers)
  expect([status, body]).toEqual([400, sentence])
})

describe('a reseller', async () => {
  const { client } = account
  const role = (await client.post('/identity/v3/roles', { role: { name: 'ResellerAdmin' } })).body.role
  await client.put(`/identity/v3/projects/${client.projectId}/users/${client.userId}/roles/${role?.id}`)
  const reseller = accountOf(await cloud.as('admin', 'admin'), demo.client.projectId)

  test('has access to every account', async () => {
    expect((await reseller.put('/made-for-you')).status).toBe(201)
    expect((await reseller.put('/made-for-you/o', 'x')).status).toBe(201)
    expect(await demo.names('/made-for-you')).toEqual(['o'])
    expect((await reseller.get('')).body).toContain('made-for-you')
  })

  test('is the only one to set account quotas', async () => {
    expect((await demo.post('', { 'x-account-meta-quota-bytes': '1000000000' })).status).toBe(403)
    const { headers } = await demo.head('')
    const quota = Number(headers['x-account-bytes-used']) + 3
    expect((await reseller.post('', { 'x-account-meta-quota-bytes': String(quota) })).status).toBe(204)
    const refusal = await demo.put('/made-for-you/more', '12345')
    expect([refusal.status, refusal.body]).toEqual([413, 'Upload exceeds quota.'])
    expect((await demo.put('/made-for-you/more', '12')).status).toBe(201)
    expect((await reseller.post('', { 'x-remove-account-meta-quota-bytes': 'x' })).status).toBe(204)
  })
})
