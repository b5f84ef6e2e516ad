import type { NewKeypair } from '@meridian/contract'
import { expect, test } from 'vitest'
import { keyFile } from './key-file.ts'

const pair = { name: 'mine', fingerprint: '', public_key: '', user_id: 'u' } satisfies Partial<NewKeypair>

test('[KEYPAIR-01] a private key is saved as text, and that of a certificate as the bytes that it stands for', () => {
  expect(keyFile({ ...pair, type: 'ssh', private_key: 'KEY' })).toEqual(['mine.pem', 'KEY', 'application/x-pem-file'])
  expect(keyFile({ ...pair, type: 'x509', private_key: 'AQL/' })).toEqual([
    'mine.pfx',
    new Uint8Array([1, 2, 255]),
    'application/x-pkcs12',
  ])
})
