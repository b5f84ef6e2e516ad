export interface PrivateKey {
  modulus: bigint
  exponent: bigint
}

/** The tags of DER that private keys are made of. */
const INTEGER = 0x02
const OCTETS = 0x04
const SEQUENCE = 0x30

const PEM = /-----BEGIN ((?:RSA )?PRIVATE KEY)-----([\sA-Za-z0-9+/=]+)-----END \1-----/

/** An RSA key in PEM, as PKCS#1 or PKCS#8. Throws where the text holds none, or one that a passphrase guards. */
export function readPrivateKey(pem: string): PrivateKey {
  const [, kind, text = ''] = PEM.exec(pem) ?? []
  if (!kind) throw new Error('The text holds no key')
  const body = bytesOf(text)
  return kind === 'PRIVATE KEY' ? readPkcs8(body) : readPkcs1(body)
}

export const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (character) => character.charCodeAt(0))

/** PKCS#8: version, algorithm, and the key of PKCS#1 as octets. */
function readPkcs8(body: Uint8Array): PrivateKey {
  const [, , key] = partsOf(body)
  if (key?.tag !== OCTETS) throw new Error('The key is not as PKCS#8 says')
  return readPkcs1(key.content)
}

/** PKCS#1: version, modulus, public exponent, private exponent, and what speeds up the arithmetic. */
function readPkcs1(body: Uint8Array): PrivateKey {
  const [, modulus, , exponent] = partsOf(body)
  if (modulus?.tag !== INTEGER || exponent?.tag !== INTEGER) throw new Error('The key is not an RSA key')
  return { modulus: numberOf(modulus.content), exponent: numberOf(exponent.content) }
}

interface Part {
  tag: number
  content: Uint8Array
}

/** What is in the one sequence that these octets are. */
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

/** A length below 128 is written as it is; of a longer one, the first octet says in how many octets it follows. */
function readPart(der: Uint8Array): { part: Part; end: number } {
  const [tag = 0, first = 0] = der
  const extra = first < 0x80 ? 0 : first & 0x7f
  const start = 2 + extra
  const length = extra ? Number(numberOf(der.subarray(2, start))) : first
  const end = start + length
  if (end > der.length) throw new Error('The key is cut off')
  return { part: { tag, content: der.subarray(start, end) }, end }
}

export const numberOf = (bytes: Uint8Array): bigint =>
  BigInt(`0x0${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
