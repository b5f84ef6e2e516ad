import { constants, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'

/** A password that Windows guests encrypt with the key pair; empty for keys that cannot encrypt. */
export function sealedPassword(publicKey: string): string {
  const key = rsaKey(publicKey)
  if (!key) return ''
  const password = randomBytes(15).toString('base64url').slice(0, 20)
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password)).toString('base64')
}

/** `ssh-rsa AAAA… comment` */
function rsaKey(text: string) {
  const [type, encoded = ''] = text.trim().split(/\s+/)
  if (type !== 'ssh-rsa') return undefined
  const [, exponent, modulus] = fieldsOf(Buffer.from(encoded, 'base64'))
  if (!exponent || !modulus) return undefined
  const jwk = { kty: 'RSA', e: exponent.toString('base64url'), n: modulus.toString('base64url') }
  try {
    return createPublicKey({ key: jwk, format: 'jwk' })
  } catch {
    return undefined // not a valid key
  }
}

/** Length-prefixed strings, without the leading zero of positive numbers. */
function fieldsOf(bytes: Buffer): Buffer[] {
  const fields: Buffer[] = []
  for (let at = 0; at + 4 <= bytes.length;) {
    const end = at + 4 + bytes.readUInt32BE(at)
    const field = bytes.subarray(at + 4, end)
    fields.push(field[0] === 0 ? field.subarray(1) : field)
    at = end
  }
  return fields
}
