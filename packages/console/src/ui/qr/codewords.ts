/** Of each version from 1 on, at error correction level M: blocks, and the bytes of a block that correct errors. */
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
const CORRECTING = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
/** All bytes of each version. */
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]

const BYTE_MODE = 0b0100
const PADDING = [0xec, 0x11]

export interface Codewords {
  version: number
  bytes: number[]
}

/** The bytes of the smallest QR code (level M, at most version 10) that holds the text; throws if it is too long. */
export function codewordsOf(text: string): Codewords {
  const content = [...new TextEncoder().encode(text)]
  const index = TOTAL.findIndex((_, version) => content.length + headerBytes(version) <= capacity(version))
  if (index === -1) throw new RangeError(`${content.length} bytes are too many for a QR code of version 10`)
  const bits = `${binary(BYTE_MODE, 4)}${binary(content.length, lengthBits(index))}${content.map((byte) => binary(byte, 8)).join('')}0000`
  const data = Array.from({ length: capacity(index) }, (_, position) => {
    const byte = bits.slice(position * 8, position * 8 + 8)
    return byte === '' ? null : Number.parseInt(byte.padEnd(8, '0'), 2)
  })
  const used = data.indexOf(null)
  const padded = data.map((byte, position) => byte ?? PADDING[(position - used) % 2] ?? 0)
  return { version: index + 1, bytes: interleaved(padded, index) }
}

const binary = (value: number, length: number) => value.toString(2).padStart(length, '0')
const lengthBits = (index: number) => (index < 9 ? 8 : 16)
const headerBytes = (index: number) => Math.ceil((4 + lengthBits(index)) / 8)
const blocksOf = (index: number) => BLOCKS[index] ?? 1
const correctingOf = (index: number) => CORRECTING[index] ?? 0
const capacity = (index: number) => (TOTAL[index] ?? 0) - blocksOf(index) * correctingOf(index)

/** The first bytes of all blocks, then their second ones, and so on; in the same way the bytes that correct them. */
function interleaved(data: readonly number[], index: number): number[] {
  const count = blocksOf(index)
  const short = Math.floor(data.length / count)
  const longFrom = count - (data.length % count)
  const blocks = Array.from({ length: count }, (_, block) => {
    const start = block * short + Math.max(0, block - longFrom)
    return data.slice(start, start + short + (block < longFrom ? 0 : 1))
  })
  const corrections = blocks.map((block) => correctionOf(block, correctingOf(index)))
  return [...byColumn(blocks), ...byColumn(corrections)]
}

const byColumn = (rows: readonly number[][]): number[] =>
  Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
    rows.flatMap((row) => row[column] ?? []),
  ).flat()

/** The Reed-Solomon remainder of a block. */
export function correctionOf(block: readonly number[], length: number): number[] {
  const divisor = generator(length)
  return block.reduce<number[]>(
    (remainder, byte) => {
      const factor = byte ^ (remainder[0] ?? 0)
      return divisor.map((coefficient, position) => (remainder[position + 1] ?? 0) ^ times(coefficient, factor))
    },
    divisor.map(() => 0),
  )
}

/** The coefficients, without the first, of (x - 1)(x - 2)(x - 4)… in the field of 256 elements. */
function generator(length: number): number[] {
  let root = 1
  let coefficients = [1]
  for (let count = 0; count < length; count++) {
    const grown = [...coefficients, 0]
    coefficients = grown.map((value, position) => value ^ times(coefficients[position - 1] ?? 0, root))
    root = times(root, 2)
  }
  return coefficients.slice(1)
}

/** The product in the field of 256 elements of QR codes. */
function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}
