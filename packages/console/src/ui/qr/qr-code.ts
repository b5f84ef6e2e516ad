import { codewordsOf } from './codewords.ts'

/** The positions of the small squares, for each version from 1 on. */
const ALIGNMENTS = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]
/** Any mask is valid; the one of the shortest formula breaks up what is random anyway. */
const MASK = 0
const isMasked = (row: number, column: number) => (row + column) % 2 === 0
/** The number of level M in the format. */
const LEVEL_M = 0

/** undefined: not set yet. */
type Modules = (boolean | undefined)[][]

/** The QR code of a text, as rows of dark modules; throws if the text is longer than 213 bytes. */
export function qrCode(text: string): boolean[][] {
  const { version, bytes } = codewordsOf(text)
  const size = 17 + version * 4
  const modules: Modules = Array.from({ length: size }, () => Array.from<undefined>({ length: size }))
  drawPatterns(modules, version)
  drawFormat(modules)
  if (version >= 7) drawVersion(modules, version)
  drawBytes(modules, bytes)
  return modules.map((row) => row.map((dark) => dark === true))
}

function set(modules: Modules, row: number, column: number, dark: boolean): void {
  const line = modules[row]
  if (line && column >= 0 && column < line.length) line[column] = dark
}

/** What is the same in all codes of a version. */
function drawPatterns(modules: Modules, version: number): void {
  const last = modules.length - 1
  for (let at = 0; at <= last; at++) {
    set(modules, 6, at, at % 2 === 0)
    set(modules, at, 6, at % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, last - 3],
    [last - 3, 3],
  ] as const)
    drawSquare(modules, { row, column, radius: 4 })
  const at = ALIGNMENTS[version - 1] ?? []
  const [first, end] = [at[0], at.at(-1)]
  const isCorner = (row: number, column: number) =>
    (row === first && column === first) || (row === first && column === end) || (row === end && column === first)
  for (const row of at)
    for (const column of at) if (!isCorner(row, column)) drawSquare(modules, { row, column, radius: 2 })
}

/** A square of rings: the one of distance 2 is light, and so is the edge of the large ones, of distance 4. */
function drawSquare(modules: Modules, { row, column, radius }: { row: number; column: number; radius: 2 | 4 }): void {
  const light = radius === 4 ? [2, 4] : [1]
  for (let down = -radius; down <= radius; down++)
    for (let right = -radius; right <= radius; right++)
      set(modules, row + down, column + right, !light.includes(Math.max(Math.abs(down), Math.abs(right))))
}

/** Level and mask, twice, with bits that correct errors. */
function drawFormat(modules: Modules): void {
  const size = modules.length
  const data = (LEVEL_M << 3) | MASK
  const bits = ((data << 10) | remainder(data, { generator: 0x537, length: 10 })) ^ 0x5412
  const isSet = (bit: number) => ((bits >>> bit) & 1) === 1
  const around = [0, 1, 2, 3, 4, 5, 7, 8]
  for (let bit = 0; bit < 8; bit++) {
    set(modules, around[bit] ?? 0, 8, isSet(bit))
    set(modules, 8, size - 1 - bit, isSet(bit))
  }
  for (let bit = 8; bit < 15; bit++) {
    set(modules, 8, around[14 - bit] ?? 0, isSet(bit))
    set(modules, size - 15 + bit, 8, isSet(bit))
  }
  set(modules, size - 8, 8, true)
}

function drawVersion(modules: Modules, version: number): void {
  const bits = (version << 12) | remainder(version, { generator: 0x1f25, length: 12 })
  for (let bit = 0; bit < 18; bit++) {
    const [far, near] = [modules.length - 11 + (bit % 3), Math.floor(bit / 3)]
    const dark = ((bits >>> bit) & 1) === 1
    set(modules, near, far, dark)
    set(modules, far, near, dark)
  }
}

/** The bits of a BCH code that correct errors. */
function remainder(data: number, { generator, length }: { generator: number; length: number }): number {
  let rest = data
  for (let count = 0; count < length; count++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * generator)
  return rest
}

/** In pairs of columns from the right, upwards and downwards in turn; the column of the timing pattern is left out. */
function drawBytes(modules: Modules, bytes: readonly number[]): void {
  const size = modules.length
  let bit = 0
  let isUpward = true
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    for (let count = 0; count < size; count++) {
      const row = isUpward ? size - 1 - count : count
      for (const column of [right, right - 1]) {
        if (modules[row]?.[column] !== undefined) continue
        const isSet = (((bytes[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1
        set(modules, row, column, isSet !== isMasked(row, column))
        bit++
      }
    }
    isUpward = !isUpward
  }
}
