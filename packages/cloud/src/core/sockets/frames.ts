/** A frame of RFC 6455, unmasked. */
export interface Frame {
  isLast: boolean
  opcode: number
  payload: Buffer
}

export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

/** Why a connection must be closed, as the close frame states it. */
export class ProtocolError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export const MAX_PAYLOAD = 1024 * 1024

/** Reads the frames of a client, which must mask them. Keeps an incomplete one until the rest arrives. */
export function frameReader(): (chunk: Buffer) => Frame[] {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const frames: Frame[] = []
    for (let next = frameIn(rest); next; next = frameIn(rest)) {
      frames.push(next.frame)
      rest = rest.subarray(next.length)
    }
    return frames
  }
}

function frameIn(bytes: Buffer): { frame: Frame; length: number } | undefined {
  const [first, second] = bytes
  if (first === undefined || second === undefined) return undefined
  const opcode = first & 0x0f
  if ((first & 0x70) !== 0) throw new ProtocolError(1002, 'No extension was agreed on')
  if ((second & 0x80) === 0) throw new ProtocolError(1002, 'Frames of clients must be masked')
  const short = second & 0x7f
  const isControl = opcode >= OPCODE.close
  if (isControl && (short > 125 || (first & 0x80) === 0)) throw new ProtocolError(1002, 'Control frames are short')
  const lengthBytes = short === 126 ? 2 : short === 127 ? 8 : 0
  const start = 2 + lengthBytes + 4
  if (bytes.length < start) return undefined
  const size = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short
  if (size > MAX_PAYLOAD) throw new ProtocolError(1009, 'The message is too long')
  if (bytes.length < start + size) return undefined
  const mask = bytes.subarray(start - 4, start)
  const payload = Buffer.from(bytes.subarray(start, start + size))
  for (let index = 0; index < size; index += 1) payload[index] = (payload[index] ?? 0) ^ (mask[index & 3] ?? 0)
  return { frame: { isLast: (first & 0x80) !== 0, opcode, payload }, length: start + size }
}

/** A frame as servers send it: whole and unmasked. */
export function frameOf(opcode: number, payload: Buffer): Buffer {
  const { length } = payload
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  head[0] = 0x80 | opcode
  if (length < 126) head[1] = length
  else if (length < 65_536) {
    head[1] = 126
    head.writeUInt16BE(length, 2)
  } else {
    head[1] = 127
    head.writeBigUInt64BE(BigInt(length), 2)
  }
  return Buffer.concat([head, payload])
}
