/** Messages of an RFB client. */
export type ClientMessage =
  | { type: 'format'; format: Buffer }
  | { type: 'encodings'; encodings: number[] }
  | { type: 'update'; isIncremental: boolean }
  | { type: 'key'; keysym: number; isDown: boolean }
  | { type: 'pointer'; buttons: number; x: number; y: number }
  | { type: 'cut'; text: string }
  | { type: 'resize'; width: number; height: number }

const MAX_CUT = 262_144

/** Thrown for what no client of the protocol sends. */
export class RfbError extends Error {}

/** The first message in `bytes` with its length; undefined if it is incomplete. */
export function messageIn(bytes: Buffer): { message: ClientMessage | undefined; length: number } | undefined {
  const [type] = bytes
  if (type === undefined) return undefined
  const length = lengthOf(type, bytes)
  if (length === undefined || bytes.length < length) return undefined
  return { message: read(type, bytes, length), length }
}

/** Undefined if the bytes are too few to know. */
function lengthOf(type: number, bytes: Buffer): number | undefined {
  switch (type) {
    case 0:
      return 20
    case 2:
      return bytes.length < 4 ? undefined : 4 + bytes.readUInt16BE(2) * 4
    case 3:
      return 10
    case 4:
      return 8
    case 5:
      return 6
    case 6: {
      if (bytes.length < 8) return undefined
      const size = Math.abs(bytes.readInt32BE(4)) // negative for the extended clipboard
      if (size > MAX_CUT) throw new RfbError('The text is too long')
      return 8 + size
    }
    case 251:
      return bytes.length < 8 ? undefined : 8 + bytes.readUInt8(6) * 16
    default:
      throw new RfbError(`Unknown message ${type}`)
  }
}

function read(type: number, bytes: Buffer, length: number): ClientMessage | undefined {
  switch (type) {
    case 0:
      return { type: 'format', format: bytes.subarray(4, 20) }
    case 2: {
      const count = bytes.readUInt16BE(2)
      return {
        type: 'encodings',
        encodings: Array.from({ length: count }, (_, index) => bytes.readInt32BE(4 + index * 4)),
      }
    }
    case 3:
      return { type: 'update', isIncremental: bytes.readUInt8(1) !== 0 }
    case 4:
      return { type: 'key', isDown: bytes.readUInt8(1) !== 0, keysym: bytes.readUInt32BE(4) }
    case 5:
      return { type: 'pointer', buttons: bytes.readUInt8(1), x: bytes.readUInt16BE(2), y: bytes.readUInt16BE(4) }
    case 6:
      return bytes.readInt32BE(4) < 0 ? undefined : { type: 'cut', text: bytes.toString('latin1', 8, length) }
    default:
      return { type: 'resize', width: bytes.readUInt16BE(2), height: bytes.readUInt16BE(4) }
  }
}
