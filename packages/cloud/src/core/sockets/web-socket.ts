import type { Duplex } from 'node:stream'
import { frameOf, frameReader, MAX_PAYLOAD, OPCODE, ProtocolError } from './frames.ts'
import type { Frame } from './frames.ts'

/** The server's end of an open WebSocket. */
export interface WebSocketEnd {
  /** The agreed subprotocol; empty if the client offered none. */
  protocol: string
  /** Bytes that the client has not taken yet. */
  readonly waiting: number
  sendBytes: (bytes: Buffer) => void
  sendText: (text: string) => void
  close: (code: number, reason?: string) => void
  /** Whole messages, as bytes. */
  onMessage: (listener: (message: Buffer) => void) => void
  /** Runs once, however the connection ends. */
  onClose: (listener: () => void) => void
}

/** Longer than a slow client needs to answer a close frame. */
const FAREWELL_MS = 2000

/** Speaks RFC 6455 on a connection whose handshake is done. */
export function webSocketOn(stream: Duplex, protocol: string, head: Buffer): WebSocketEnd {
  const read = frameReader()
  let parts: Buffer[] = []
  let size = 0
  let isClosing = false
  let messageListener: (message: Buffer) => void = () => {}

  const write = (opcode: number, payload: Buffer) => {
    if (stream.writable) stream.write(frameOf(opcode, payload))
  }
  const close = (code: number, reason = '') => {
    if (isClosing) return
    isClosing = true
    const payload = Buffer.alloc(2)
    payload.writeUInt16BE(code)
    write(OPCODE.close, Buffer.concat([payload, Buffer.from(reason).subarray(0, 123)]))
    stream.end()
    setTimeout(() => stream.destroy(), FAREWELL_MS).unref()
  }
  const collect = ({ opcode, payload, isLast }: Frame) => {
    const isFirst = opcode !== OPCODE.continuation
    if (isFirst === parts.length > 0) throw new ProtocolError(1002, 'Fragments are out of order')
    size += payload.length
    if (size > MAX_PAYLOAD) throw new ProtocolError(1009, 'The message is too long')
    parts.push(payload)
    if (!isLast) return
    const message = Buffer.concat(parts)
    parts = []
    size = 0
    messageListener(message)
  }
  const receive = (frame: Frame) => {
    if (frame.opcode <= OPCODE.binary) collect(frame)
    else if (frame.opcode === OPCODE.ping) write(OPCODE.pong, frame.payload)
    else if (frame.opcode === OPCODE.close) close(1000)
    else if (frame.opcode !== OPCODE.pong) throw new ProtocolError(1002, 'Unknown opcode')
  }
  const receiveChunk = (chunk: Buffer) => {
    try {
      for (const frame of read(chunk)) if (!isClosing) receive(frame)
    } catch (error) {
      const known = error instanceof ProtocolError
      close(known ? error.code : 1011, known ? error.message : 'Internal error')
      if (!known) throw error
    }
  }
  stream.on('data', (chunk: Buffer) => {
    if (!isClosing) receiveChunk(chunk)
  })
  stream.on('error', () => stream.destroy())
  stream.on('end', () => stream.end())
  if (head.length > 0) setImmediate(receiveChunk, head)

  return {
    protocol,
    get waiting() {
      return stream.writableLength
    },
    sendBytes: (bytes) => write(OPCODE.binary, bytes),
    sendText: (text) => write(OPCODE.text, Buffer.from(text)),
    close,
    onMessage(listener) {
      messageListener = listener
    },
    onClose: (listener) => stream.once('close', listener),
  }
}
