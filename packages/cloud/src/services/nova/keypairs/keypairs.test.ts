import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto'
import { createSecureContext } from 'node:tls'
import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const somebody = await cloud.as('demo', 'demo')
const demo = compute(somebody, 91)
const newest = compute(somebody, 93)
const reader = compute(await cloud.as('reader', 'demo'), 93)
const operator = await cloud.as('admin', 'admin')
const admin = compute(operator, 93)

const ED25519 = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIL4lmuvkZOnqX5QL77ptNEWuTz4T2uUR4tPVxLCwCI/P somebody'
const FINGERPRINT = '92:07:d1:6d:05:2a:90:4f:a4:17:fe:1f:d1:b1:e1:3b'
const names = ({ body }: Body) => body.keypairs.map((item: Body) => item.keypair.name)

describe('a key pair', () => {
  test('that Nova makes is one that ssh can use', async () => {
    const { status, body } = await demo.post('/os-keypairs', { keypair: { name: 'made' } })
    expect(status).toBe(201)
    const { private_key, public_key, fingerprint } = body.keypair
    const { n, e } = createPublicKey(createPrivateKey(private_key)).export({ format: 'jwk' })
    const [kind, data, comment] = public_key.split(' ')
    const blob = Buffer.from(data, 'base64')
    expect([kind, comment]).toEqual(['ssh-rsa', 'Generated-by-Nova'])
    expect(blob.subarray(-256)).toEqual(Buffer.from(n ?? '', 'base64url'))
    expect(blob.subarray(15, 18)).toEqual(Buffer.from(e ?? '', 'base64url'))
    expect(fingerprint).toMatch(/^([0-9a-f]{2}:){15}[0-9a-f]{2}$/)
    const shown = (await demo.get('/os-keypairs/made')).body.keypair
    expect(shown).toMatchObject({ public_key, fingerprint, type: 'ssh', user_id: somebody.userId })
    expect(shown).not.toHaveProperty('private_key')
    expect(cloud.dump()).not.toContain(private_key.split('\n')[3])
  })

  test('for Windows is a certificate and a file to import', async () => {
    const { body } = await demo.post('/os-keypairs', { keypair: { name: 'windows', type: 'x509' } })
    const { private_key, public_key, fingerprint } = body.keypair
    const certificate = new X509Certificate(public_key)
    expect(certificate.subject).toBe(`CN=${somebody.userId}`)
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect(certificate.fingerprint.toLowerCase()).toBe(fingerprint)
    expect(() => createSecureContext({ pfx: Buffer.from(private_key, 'base64'), passphrase: '' })).not.toThrow()
    const again = await demo.post('/os-keypairs', { keypair: { name: 'windows-2', type: 'x509', public_key } })
    expect(again.body.keypair).toMatchObject({ fingerprint, public_key })
  })

  test('is made from a public key, with its MD5 as fingerprint', async () => {
    const { status, body } = await newest.post('/os-keypairs', { keypair: { name: 'me@home', public_key: ED25519 } })
    expect(status).toBe(201)
    expect(body.keypair).toEqual({
      name: 'me@home',
      type: 'ssh',
      public_key: ED25519,
      fingerprint: FINGERPRINT,
      user_id: somebody.userId,
    })
  })

  test('is not made by Nova any more from 2.92 on', async () => {
    expect(refusal(await newest.post('/os-keypairs', { keypair: { name: 'none' } }))).toEqual({
      status: 400,
      message:
        "Invalid input for field/attribute keypair. Value: {'name': 'none'}. 'public_key' is a required property",
    })
  })

  test.for([
    ['nonsense', 'ssh'],
    ['ssh-rsa AAAA', 'ssh'],
    [ED25519.replace('ssh-ed25519', 'ssh-rsa'), 'ssh'],
    [ED25519.replace('IL4l', 'IL4'), 'ssh'],
    ['-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----', 'x509'],
    [ED25519, 'x509'],
  ] as const)('is not made from %s', async ([public_key, type]) => {
    const response = refusal(await demo.post('/os-keypairs', { keypair: { name: 'bad', type, public_key } }))
    expect(response).toEqual({
      status: 400,
      message: expect.stringMatching(/^Keypair data is invalid: failed to generate/),
    })
  })

  test.for([
    ['a/b', 'Only expected characters: [_- 0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ]'],
    [' a', 'printable characters. Can not start or end with whitespace.'],
  ] as const)('is not called %s', async ([name, rule]) => {
    expect(refusal(await demo.post('/os-keypairs', { keypair: { name, public_key: ED25519 } }))).toEqual({
      status: 400,
      message: `An invalid 'name' value was provided. The name must be: ${rule}`,
    })
  })

  test('has a name of its own among those of its user', async () => {
    const keypair = { name: 'twice', public_key: ED25519 }
    await demo.post('/os-keypairs', { keypair })
    expect(refusal(await demo.post('/os-keypairs', { keypair }))).toEqual({
      status: 409,
      message: "Key pair 'twice' already exists.",
    })
    expect((await reader.post('/os-keypairs', { keypair })).status).toBe(201)
  })

  test('is gone when it is deleted', async () => {
    await demo.post('/os-keypairs', { keypair: { name: 'gone', public_key: ED25519 } })
    expect((await demo.del('/os-keypairs/gone')).status).toBe(204)
    expect(refusal(await demo.del('/os-keypairs/gone'))).toEqual({
      status: 404,
      message: `Keypair gone not found for user ${somebody.userId}`,
    })
  })
})

describe('key pairs', () => {
  test('are listed by name, page by page', async () => {
    for (const name of ['page-c', 'page-a', 'page-b']) {
      await demo.post('/os-keypairs', { keypair: { name, public_key: ED25519 } })
    }
    const first = await demo.get('/os-keypairs?limit=2&marker=page-a')
    expect(names(first)).toEqual(['page-b', 'page-c'])
    expect(first.body.keypairs_links[0].href).toMatch(/\/compute\/v2\.1\/os-keypairs\?limit=2&marker=page-c$/)
    expect(refusal(await demo.get('/os-keypairs?marker=none')).message).toBe('Marker none could not be found.')
  })

  test('are their user’s, whatever the project', async () => {
    await demo.post('/os-keypairs', { keypair: { name: 'travels', public_key: ED25519 } })
    expect(names(await compute(await cloud.as('demo', 'alt_demo'), 93).get('/os-keypairs'))).toContain('travels')
    expect(names(await reader.get('/os-keypairs'))).not.toContain('travels')
    expect((await reader.get('/os-keypairs/travels')).status).toBe(404)
    expect((await reader.get(`/os-keypairs/travels?user_id=${somebody.userId}`)).status).toBe(403)
    expect((await reader.del(`/os-keypairs/travels?user_id=${somebody.userId}`)).status).toBe(403)
    const theirs = { keypair: { name: 'planted', public_key: ED25519, user_id: somebody.userId } }
    expect((await reader.post('/os-keypairs', theirs)).status).toBe(403)
  })

  test('of others are an administrator’s to see, make and delete, from 2.10 on', async () => {
    const theirs = `?user_id=${somebody.userId}`
    await admin.post('/os-keypairs', { keypair: { name: 'given', public_key: ED25519, user_id: somebody.userId } })
    expect(names(await admin.get(`/os-keypairs${theirs}`))).toContain('given')
    expect(names(await compute(operator, 9).get(`/os-keypairs${theirs}`))).toEqual([])
    expect((await demo.get('/os-keypairs/given')).status).toBe(200)
    expect((await admin.del(`/os-keypairs/given${theirs}`)).status).toBe(204)
  })

  test('are as many as the quota allows', async () => {
    const quota = `/os-quota-sets/${somebody.projectId}`
    const count = names(await demo.get('/os-keypairs')).length
    await admin.put(quota, { quota_set: { key_pairs: count } })
    expect(refusal(await demo.post('/os-keypairs', { keypair: { name: 'many', public_key: ED25519 } }))).toEqual({
      status: 403,
      message: 'Quota exceeded, too many key pairs.',
    })
    await admin.put(quota, { quota_set: { key_pairs: 100 } })
  })
})
