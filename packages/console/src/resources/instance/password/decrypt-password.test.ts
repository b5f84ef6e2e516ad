import { constants, generateKeyPairSync, publicEncrypt } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptPassword } from './decrypt-password.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const sealed = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from('pä$$w0rd'))

test.each(['pkcs1', 'pkcs8'] as const)('[PASSWORD-01] a password is read with a key as %s', (type) => {
  const pem = privateKey.export({ type, format: 'pem' })
  expect(decryptPassword(sealed.toString('base64'), `\n${pem}\n`)).toBe('pä$$w0rd')
})

test('[PASSWORD-01] lines that the service breaks the text into do not matter', () => {
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' })
  const broken = sealed.toString('base64').replaceAll(/.{60}/g, '$&\n')
  expect(decryptPassword(broken, pem)).toBe('pä$$w0rd')
})

test('[PASSWORD-01] another key, no key and nonsense are refused', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const pem = other.export({ type: 'pkcs8', format: 'pem' })
  expect(() => decryptPassword(sealed.toString('base64'), pem)).toThrow(Error)
  expect(() => decryptPassword(sealed.toString('base64'), 'not a key')).toThrow(Error)
  expect(() => decryptPassword('nonsense', pem)).toThrow(Error)
})
