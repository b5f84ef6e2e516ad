import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The passcode of RFC 6238 (SHA-1, six digits, 30 seconds) for a secret in base 32, at a time in milliseconds. */
export function passcodeAt(base32: string, time: number): string {
  const secret = fromBase32(base32)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 1000 / STEP_SECONDS)))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0x0f
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/** Accepts the current period and the one before, for clock differences and slow typing. */
export function isPasscode(passcode: string, base32: string, now: number): boolean {
  const given = Buffer.from(passcode)
  return [now, now - STEP_SECONDS * 1000].some((time) => {
    const expected = Buffer.from(passcodeAt(base32, time))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function fromBase32(text: string): Buffer {
  const bits = [...text.toUpperCase()]
    .flatMap((letter) => (ALPHABET.includes(letter) ? [ALPHABET.indexOf(letter).toString(2).padStart(5, '0')] : []))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
