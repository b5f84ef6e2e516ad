/** A PKCS#1 block is 0, 2, at least this many random octets, 0, then the message. */
const MIN_PADDING = 8

/**
 * Decrypts what a guest encrypted with the public key of a key pair: RSAES-PKCS1-v1_5, which the browser's Web Crypto
 * does not support. Throws if the password was encrypted with another key.
 */
export function decryptPassword(encrypted: string, privateKey: string): string {
  const { modulus, exponent } = readPrivateKey(privateKey)
  const message = numberOf(bytesOf(encrypted))
  if (message >= modulus) throw new Error('The password is longer than the key')
  const block = octetsOf(power(message, exponent, modulus), octetsIn(modulus))
  const end = block.indexOf(0, 2)
  if (block[0] !== 0 || block[1] !== 2 || end < 2 + MIN_PADDING) throw new Error('The key is another one')
  return new TextDecoder('utf-8', { fatal: true }).decode(block.subarray(end + 1))
}

/** base ^ exponent mod modulus, by square and multiply. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus
    if (bit === '1') result = (result * base) % modulus
  }
  return result
}

const octetsIn = (number: bigint): number => Math.ceil(number.toString(16).length / 2)

const octetsOf = (number: bigint, length: number): Uint8Array =>
  Uint8Array.from(
    number
      .toString(16)
      .padStart(length * 2, '0')
      .match(/../g) ?? [],
    (pair) => Number.parseInt(pair, 16),
  )

interface PrivateKey {
  modulus: bigint
  exponent: bigint
}

/** The DER tags in a private key. */
const INTEGER = 0x02
const OCTETS = 0x04
const SEQUENCE = 0x30

const PEM = /-----BEGIN ((?:RSA )?PRIVATE KEY)-----([\sA-Za-z0-9+/=]+)-----END \1-----/

/** Reads an RSA key in PEM, as PKCS#1 or PKCS#8. Throws if the text has none, or one with a passphrase. */
function readPrivateKey(pem: string): PrivateKey {
  const [, kind, text = ''] = PEM.exec(pem) ?? []
  if (!kind) throw new Error('The text contains no key')
  const body = bytesOf(text)
  return kind === 'PRIVATE KEY' ? readPkcs8(body) : readPkcs1(body)
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (character) => character.charCodeAt(0))

/** PKCS#8: version, algorithm, and the key of PKCS#1 as octets. */
function readPkcs8(body: Uint8Array): PrivateKey {
  const [, , key] = partsOf(body)
  if (key?.tag !== OCTETS) throw new Error('The key does not follow PKCS#8')
  return readPkcs1(key.content)
}

/** PKCS#1: version, modulus, public exponent, private exponent, and values that speed up the arithmetic. */
function readPkcs1(body: Uint8Array): PrivateKey {
  const [, modulus, , exponent] = partsOf(body)
  if (modulus?.tag !== INTEGER || exponent?.tag !== INTEGER) throw new Error('The key is not an RSA key')
  return { modulus: numberOf(modulus.content), exponent: numberOf(exponent.content) }
}

interface Part {
  tag: number
  content: Uint8Array
}

/** The parts of a sequence. */
function partsOf(der: Uint8Array): Part[] {
  const { part: sequence } = readPart(der)
  if (sequence.tag !== SEQUENCE) throw new Error('The key is not a sequence')
  const parts: Part[] = []
  for (let rest = sequence.content; rest.length > 0;) {
    const { part, end } = readPart(rest)
    parts.push(part)
    rest = rest.subarray(end)
  }
  return parts
}

/** A length below 128 is one octet; for a longer one, the first octet is the number of octets that follow. */
function readPart(der: Uint8Array): { part: Part; end: number } {
  const [tag = 0, first = 0] = der
  const extra = first < 0x80 ? 0 : first & 0x7f
  const start = 2 + extra
  const length = extra ? Number(numberOf(der.subarray(2, start))) : first
  const end = start + length
  if (end > der.length) throw new Error('The key is cut off')
  return { part: { tag, content: der.subarray(start, end) }, end }
}

const numberOf = (bytes: Uint8Array): bigint =>
  BigInt(`0x0${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
