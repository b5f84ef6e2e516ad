import { bytesOf, numberOf, readPrivateKey } from './private-key.ts'

/** What follows the octets 0 and 2 of a sealed message: at least these many of chance, then 0, then the message. */
const LEAST_PADDING = 8

/**
 * What a guest sealed with the public half of a key pair. RSAES-PKCS1-v1_5, which browsers' own cryptography does not
 * have. Throws where key and password do not belong together.
 */
export function decryptPassword(sealed: string, privateKey: string): string {
  const { modulus, exponent } = readPrivateKey(privateKey)
  const message = numberOf(bytesOf(sealed))
  if (message >= modulus) throw new Error('The password is longer than the key')
  const opened = octetsOf(power(message, exponent, modulus), octetsIn(modulus))
  const end = opened.indexOf(0, 2)
  if (opened[0] !== 0 || opened[1] !== 2 || end < 2 + LEAST_PADDING) throw new Error('The key is another one')
  return new TextDecoder('utf-8', { fatal: true }).decode(opened.subarray(end + 1))
}

/** base ^ exponent mod modulus, a square for each bit of the exponent. */
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
