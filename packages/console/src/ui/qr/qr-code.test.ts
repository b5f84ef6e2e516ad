import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { correctionOf } from './codewords.ts'
import { qrCode } from './qr-code.ts'

const LONG = `otpauth://totp/${'0123456789abcdefghijklmnopqrstuvwxyz'.repeat(8)}`
const drawn = (text: string) =>
  qrCode(text)
    .map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
    .join('\n')

test('the bytes that correct errors are those of the standard’s example', () => {
  const block = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]
  expect(correctionOf(block, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85])
})

test('a code of the first version has its three squares', () => {
  expect(drawn('o').split('\n').slice(0, 3)).toEqual([
    '#######...#...#######',
    '#.....#.#.#...#.....#',
    '#.###.#..#....#.###.#',
  ])
})

/** Hashes of the codes that another encoder (qrcode 8.2 for Python, level M, mask 0) draws. */
test.each([
  [1, 21, 'c2be8432'],
  [14, 21, 'b4d5eb26'],
  [26, 25, '67173e7d'],
  [27, 29, 'b0ce82e3'],
  [62, 33, '76c34eb7'],
  [84, 37, 'e16d68e3'],
  [106, 41, 'a766041e'],
  [122, 45, '3de5d805'],
  [152, 49, '24eb64d9'],
  [180, 53, 'dbef8301'],
  [181, 57, '9c1c0a84'],
  [213, 57, 'c49be06c'],
])('a text of %d bytes is a code of %d rows, as another encoder draws it', (length, rows, hash) => {
  const code = drawn(LONG.slice(0, length))
  expect(code.split('\n')).toHaveLength(rows)
  expect(createHash('sha256').update(code).digest('hex').slice(0, 8)).toBe(hash)
})

test('a longer text is refused', () => {
  expect(() => qrCode(LONG.slice(0, 214))).toThrow(RangeError)
})
