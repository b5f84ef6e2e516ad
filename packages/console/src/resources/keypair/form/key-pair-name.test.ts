import { expect, test } from 'vitest'
import { freeKeyPairName } from './key-pair-name.ts'

test.each([
  ['mine', true],
  ['with space @ home-1.0', true],
  ['taken', false],
  ['no/slash', false],
  ['', false],
])('[KEYPAIR-01] a key pair may be called %j: %s', (name, allowed) => {
  expect(freeKeyPairName(['taken']).safeParse(name).success).toBe(allowed)
})
