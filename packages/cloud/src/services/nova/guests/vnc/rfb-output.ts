import { CELL } from '../screen/font.ts'
import { rawPixels, sizeOf } from './picture.ts'
import type { CellArea, Picture } from './picture.ts'
import { DEFAULT_FORMAT, writeFormat } from './pixel-format.ts'

export const ENCODING = { raw: 0, desktopSize: -223, extendedDesktopSize: -308 } as const

const u16 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2)
  return bytes
}

export const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

const i32 = (value: number) => u32(value >>> 0)

export function serverInit(picture: Picture, name: string): Buffer {
  const { width, height } = sizeOf(picture)
  const title = Buffer.from(name)
  return Buffer.concat([u16(width, height), writeFormat(DEFAULT_FORMAT), u32(title.length), title])
}

export const framebufferUpdate = (rectangles: readonly Buffer[]) =>
  Buffer.concat([u16(0, rectangles.length), ...rectangles])

export const rawRectangle = (picture: Picture, area: CellArea, palette: readonly Buffer[]) =>
  Buffer.concat([
    u16(area.left * CELL.width, area.top * CELL.height),
    u16((area.right - area.left + 1) * CELL.width, (area.bottom - area.top + 1) * CELL.height),
    i32(ENCODING.raw),
    rawPixels(picture, area, palette),
  ])

/** Announces the size of the screen. `reason` is 0 for the server's own decision, 1 for the client's request. */
export function sizeRectangle(picture: Picture, isExtended: boolean, reason: 0 | 1): Buffer {
  const { width, height } = sizeOf(picture)
  if (!isExtended) return Buffer.concat([u16(0, 0, width, height), i32(ENCODING.desktopSize)])
  return Buffer.concat([
    u16(reason, 0, width, height),
    i32(ENCODING.extendedDesktopSize),
    Buffer.from([1, 0, 0, 0]),
    u32(0),
    u16(0, 0, width, height),
    u32(0),
  ])
}

/** Text for the client's clipboard. */
export function cutText(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1')
  return Buffer.concat([Buffer.from([3, 0, 0, 0]), u32(bytes.length), bytes])
}
