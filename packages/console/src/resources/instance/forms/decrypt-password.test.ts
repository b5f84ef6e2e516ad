/// <reference types="node" />
import { constants, generateKeyPairSync, publicEncrypt } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptPassword } from './decrypt-password.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const encrypted = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from('pä$$w0rd'))

test.each(['pkcs1', 'pkcs8'] as const)('[PASSWORD-01] a password is decrypted with a key as %s', (type) => {
  const pem = privateKey.export({ type, format: 'pem' })
  expect(decryptPassword(encrypted.toString('base64'), `\n${pem}\n`)).toBe('pä$$w0rd')
})

test('[PASSWORD-01] line breaks in the encrypted text do not matter', () => {
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' })
  const broken = encrypted.toString('base64').replaceAll(/.{60}/g, '$&\n')
  expect(decryptPassword(broken, pem)).toBe('pä$$w0rd')
})

test.each([1024, 1536])('[PASSWORD-01] a key may have %i bits', (modulusLength) => {
  const pair = generateKeyPairSync('rsa', { modulusLength })
  const short = publicEncrypt({ key: pair.publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from('x'))
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' })
  expect(decryptPassword(short.toString('base64'), pem)).toBe('x')
})

test('[PASSWORD-01] a key with a passphrase, a truncated key and a key of another type are refused', () => {
  const withPassphrase = privateKey.export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase: 'secret',
  })
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
  const full = privateKey.export({ type: 'pkcs1', format: 'der' })
  const truncated = `-----BEGIN RSA PRIVATE KEY-----\n${full.subarray(0, 300).toString('base64')}\n-----END RSA PRIVATE KEY-----`
  for (const pem of [withPassphrase, curve, truncated]) {
    expect(() => decryptPassword(encrypted.toString('base64'), pem)).toThrow(Error)
  }
})

test('[PASSWORD-01] another key, a missing key and nonsense are refused', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const pem = other.export({ type: 'pkcs8', format: 'pem' })
  expect(() => decryptPassword(encrypted.toString('base64'), pem)).toThrow(Error)
  expect(() => decryptPassword(encrypted.toString('base64'), 'not a key')).toThrow(Error)
  expect(() => decryptPassword('nonsense', pem)).toThrow(Error)
})
