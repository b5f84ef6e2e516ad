/// <reference types="node" />
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

test.each([1024, 1536])('[PASSWORD-01] a key may have %i bits', (modulusLength) => {
  const pair = generateKeyPairSync('rsa', { modulusLength })
  const short = publicEncrypt({ key: pair.publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from('x'))
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' })
  expect(decryptPassword(short.toString('base64'), pem)).toBe('x')
})

test('[PASSWORD-01] a key that is guarded, cut off or of another kind is refused', () => {
  const guarded = privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' })
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
  const whole = privateKey.export({ type: 'pkcs1', format: 'der' })
  const cut = `-----BEGIN RSA PRIVATE KEY-----\n${whole.subarray(0, 300).toString('base64')}\n-----END RSA PRIVATE KEY-----`
  for (const pem of [guarded, curve, cut]) {
    expect(() => decryptPassword(sealed.toString('base64'), pem)).toThrow(Error)
  }
})

test('[PASSWORD-01] another key, no key and nonsense are refused', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const pem = other.export({ type: 'pkcs8', format: 'pem' })
  expect(() => decryptPassword(sealed.toString('base64'), pem)).toThrow(Error)
  expect(() => decryptPassword(sealed.toString('base64'), 'not a key')).toThrow(Error)
  expect(() => decryptPassword('nonsense', pem)).toThrow(Error)
})
