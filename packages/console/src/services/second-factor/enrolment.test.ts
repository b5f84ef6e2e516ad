import { expect, test } from 'vitest'
import { qrCode } from '../../ui/qr/qr-code.ts'
import { base32, deviceUri, inFours, newSecret } from './enrolment.ts'

test('base 32 is that of RFC 4648, without padding', () => {
  const encoded = ['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(new TextEncoder().encode(text)))
  expect(encoded).toEqual(['MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
})

test('a new secret has 160 bits and is another each time', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
  expect(inFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
})

const secret = 'A'.repeat(32)

test('the address of a device names the account and who issued it', () => {
  expect(deviceUri({ secret, account: 'jo@Default', issuer: 'cloud.example' })).toBe(
    `otpauth://totp/cloud.example:jo%40Default?secret=${secret}&issuer=cloud.example`,
  )
})

test.each(['x'.repeat(300), '日本語'.repeat(50), 'a:b&c=d#e?f%', '😀'.repeat(80), 'half \ud83d', ''])(
  'the address for the account %j is a QR code, and nothing of the name becomes a part of it',
  (name) => {
    const uri = deviceUri({ secret, account: name, issuer: name })
    expect(qrCode(uri).length).toBeLessThanOrEqual(57)
    const { searchParams, pathname, hash } = new URL(uri)
    expect([...searchParams.keys(), hash]).toEqual(['secret', 'issuer', ''])
    expect(pathname.split(':')).toHaveLength(2)
  },
)
