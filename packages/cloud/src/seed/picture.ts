import { crc32 } from 'node:zlib'
import { seededHexId } from '../core/ids.ts'

const WIDTH = 96
const HEIGHT = 64
const BYTES_PER_ROW = 1 + WIDTH * 3

/** A small PNG of a sky over hills, in colours derived from the name. */
export function picture(name: string): Buffer {
  const colours = Buffer.from(seededHexId('picture', name), 'hex')
  const rows = Array.from({ length: HEIGHT }, (_, y) => row(y, colours))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 2, 0, 0, 0], 8) // 8 bits per channel, RGB
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', stored(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function row(y: number, colours: Buffer): Buffer {
  const pixels = Buffer.alloc(BYTES_PER_ROW)
  const tone = (index: number) => colours[index] ?? 0
  for (let x = 0; x < WIDTH; x++) {
    const hill = HEIGHT * 0.6 + 8 * Math.sin((x + tone(0)) / 11) + 4 * Math.sin((x + tone(1)) / 5)
    const isSky = y < hill
    for (let channel = 0; channel < 3; channel++) {
      const base = isSky ? 150 + (tone(2 + channel) % 80) : 40 + (tone(5 + channel) % 90)
      pixels[1 + x * 3 + channel] = Math.min(255, base + (isSky ? Math.floor((HEIGHT - y) / 3) : 0))
    }
  }
  return pixels
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** zlib format without compression, so that the bytes do not depend on the zlib version. */
function stored(data: Buffer): Buffer {
  const head = Buffer.from([0x78, 0x01, 0x01, 0, 0, 0, 0])
  head.writeUInt16LE(data.length, 3)
  head.writeUInt16LE(~data.length & 0xffff, 5)
  let [a, b] = [1, 0]
  for (const byte of data) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  const check = Buffer.alloc(4)
  check.writeUInt32BE(b * 65_536 + a)
  return Buffer.concat([head, data, check])
}
