import type { NewKeypair } from '@meridian/contract'
import { expect, test } from 'vitest'
import { keyFile } from './CreateKeyPair.tsx'
import { keyPairSchema } from './key-pair-form.ts'

test.each([
  ['mine', true],
  ['with space @ home-1.0', true],
  ['taken', false],
  ['no/slash', false],
  ['', false],
])('[KEYPAIR-01] a key pair may have the name %j: %s', (name, allowed) => {
  expect(keyPairSchema(['taken']).shape.name.safeParse(name).success).toBe(allowed)
})

const pair = { name: 'mine', fingerprint: '', public_key: '', user_id: 'u' } satisfies Partial<NewKeypair>

test('[KEYPAIR-01] a private key is saved as text, the archive of a certificate as bytes', () => {
  expect(keyFile({ ...pair, type: 'ssh', private_key: 'KEY' })).toEqual(['mine.pem', 'KEY', 'application/x-pem-file'])
  expect(keyFile({ ...pair, type: 'x509', private_key: 'AQL/' })).toEqual([
    'mine.pfx',
    new Uint8Array([1, 2, 255]),
    'application/x-pkcs12',
  ])
})
