/** ASN.1 DER, the encoding of certificates and PKCS #12 files. */
const TAGS = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  sequence: 0x30,
  set: 0x31,
  utcTime: 0x17,
  generalizedTime: 0x18,
} as const

/** From here on, two digits of the year are those of the last century. */
const FIRST_LONG_YEAR = 2050

function encode(tag: number, content: Buffer): Buffer {
  const { length } = content
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), content])
  const hex = length.toString(16)
  const bytes = Buffer.from(hex.length % 2 === 1 ? `0${hex}` : hex, 'hex')
  return Buffer.concat([Buffer.of(tag, 0x80 + bytes.length), bytes, content])
}

export const boolean = (value: boolean) => encode(TAGS.boolean, Buffer.of(value ? 0xff : 0))
export const sequence = (...items: Buffer[]) => encode(TAGS.sequence, Buffer.concat(items))
export const set = (...items: Buffer[]) => encode(TAGS.set, Buffer.concat(items))
export const octets = (bytes: Buffer) => encode(TAGS.octets, bytes)
export const utf8 = (text: string) => encode(TAGS.utf8, Buffer.from(text))
export const nothing = encode(TAGS.nothing, Buffer.alloc(0))

/** Without unused bits in the last byte. */
export const bits = (bytes: Buffer) => encode(TAGS.bits, Buffer.concat([Buffer.of(0), bytes]))

/** A non-negative integer, from its bytes or its value. */
export function integer(value: number | Buffer): Buffer {
  const hex = typeof value === 'number' ? value.toString(16) : value.toString('hex')
  const bytes = Buffer.from(hex.length % 2 === 1 ? `0${hex}` : hex, 'hex')
  return encode(TAGS.integer, (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes)
}

/** `1.2.840.113549` */
export function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  return encode(TAGS.oid, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

/** `260115020410Z`, and from 2050 on with four digits of the year. */
export function time(at: Date): Buffer {
  const text = `${at.toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z`
  return at.getUTCFullYear() < FIRST_LONG_YEAR
    ? encode(TAGS.utcTime, Buffer.from(text.slice(2)))
    : encode(TAGS.generalizedTime, Buffer.from(text))
}

/** A context-specific tag around its content, which is made of other items unless it is plain. */
export const tagged = (number: number, content: Buffer, kind: 'made' | 'plain' = 'made') =>
  encode((kind === 'made' ? 0xa0 : 0x80) + number, content)

/** Base 128: seven bits per byte, with the first bit set in all but the last. */
function base128(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let left = value >>> 7; left > 0; left >>>= 7) bytes.unshift((left & 0x7f) | 0x80)
  return bytes
}
