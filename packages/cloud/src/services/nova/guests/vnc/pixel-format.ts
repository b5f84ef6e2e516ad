/** The VGA text colours, as 24-bit RGB. */
const PALETTE = [
  0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa, 0x555555, 0xff5555, 0x55ff55,
  0xffff55, 0x5555ff, 0xff55ff, 0x55ffff, 0xffffff,
] as const

export interface PixelFormat {
  bytesPerPixel: 1 | 2 | 4
  isBigEndian: boolean
  max: readonly [red: number, green: number, blue: number]
  shift: readonly [red: number, green: number, blue: number]
}

export const DEFAULT_FORMAT: PixelFormat = {
  bytesPerPixel: 4,
  isBigEndian: false,
  max: [255, 255, 255],
  shift: [16, 8, 0],
}

/** The 16 bytes of RFB. */
export function writeFormat({ bytesPerPixel, isBigEndian, max, shift }: PixelFormat): Buffer {
  const bytes = Buffer.alloc(16)
  bytes[0] = bytesPerPixel * 8
  bytes[1] = 24
  bytes[2] = isBigEndian ? 1 : 0
  bytes[3] = 1
  for (const [index, value] of max.entries()) bytes.writeUInt16BE(value, 4 + index * 2)
  for (const [index, value] of shift.entries()) bytes[10 + index] = value
  return bytes
}

/** Undefined for formats with a colour map, which are not supported. */
export function readFormat(bytes: Buffer): PixelFormat | undefined {
  const bits = bytes.readUInt8(0)
  const isTrueColour = bytes.readUInt8(3) !== 0
  const bytesPerPixel = bits / 8
  if (!isTrueColour || (bytesPerPixel !== 1 && bytesPerPixel !== 2 && bytesPerPixel !== 4)) return undefined
  return {
    bytesPerPixel,
    isBigEndian: bytes.readUInt8(2) !== 0,
    max: [bytes.readUInt16BE(4), bytes.readUInt16BE(6), bytes.readUInt16BE(8)],
    shift: [bytes.readUInt8(10) & 31, bytes.readUInt8(11) & 31, bytes.readUInt8(12) & 31],
  }
}

/** The sixteen colours as pixels of the format. */
export function paletteIn({ bytesPerPixel, isBigEndian, max, shift }: PixelFormat): Buffer[] {
  return PALETTE.map((rgb) => {
    const value = [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff].reduce(
      (sum, part, index) => sum + Math.round((part / 255) * (max[index] ?? 0)) * 2 ** (shift[index] ?? 0),
      0,
    )
    const pixel = Buffer.alloc(bytesPerPixel)
    const bounded = value % 2 ** (bytesPerPixel * 8)
    if (isBigEndian) pixel.writeUIntBE(bounded, 0, bytesPerPixel)
    else pixel.writeUIntLE(bounded, 0, bytesPerPixel)
    return pixel
  })
}
