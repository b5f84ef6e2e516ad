import { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { frameOf, MAX_PAYLOAD, OPCODE } from './frames.ts'
import { webSocketOn } from './web-socket.ts'

/** A frame as a client sends it. */
function masked(opcode: number, payload: Buffer, isLast = true): Buffer {
  const frame = frameOf(opcode, payload)
  const head = Buffer.from(frame.subarray(0, frame.length - payload.length))
  head[0] = (isLast ? 0x80 : 0) | opcode
  head[1] = (head[1] ?? 0) | 0x80
  const mask = Buffer.from([1, 2, 3, 4])
  return Buffer.concat([head, mask, Buffer.from(payload.map((byte, index) => byte ^ (mask[index & 3] ?? 0)))])
}

function connected() {
  const sent: Buffer[] = []
  const stream = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      sent.push(chunk)
      done()
    },
  })
  const messages: string[] = []
  const socket = webSocketOn(stream, 'binary', Buffer.alloc(0))
  socket.onMessage((message) => messages.push(message.toString()))
  const receive = async (bytes: Buffer) => {
    stream.push(bytes)
    await new Promise(setImmediate)
  }
  return { sent, messages, socket, receive }
}

const closeCode = (sent: readonly Buffer[]) => sent.at(-1)?.readUInt16BE(2)

test('messages arrive whole, however they are cut', async () => {
  const { messages, receive } = connected()
  const long = 'x'.repeat(70_000)
  const bytes = Buffer.concat([masked(OPCODE.text, Buffer.from('one')), masked(OPCODE.binary, Buffer.from(long))])
  await receive(bytes.subarray(0, 5))
  await receive(bytes.subarray(5, 100))
  await receive(bytes.subarray(100))
  await receive(masked(OPCODE.text, Buffer.from('in '), false))
  await receive(masked(OPCODE.ping, Buffer.from('?')))
  await receive(masked(OPCODE.continuation, Buffer.from('parts')))
  expect(messages).toEqual(['one', long, 'in parts'])
})

test('a ping gets its pong, a farewell gets one back', async () => {
  const { sent, receive } = connected()
  await receive(masked(OPCODE.ping, Buffer.from('here?')))
  expect(sent.at(-1)).toEqual(frameOf(OPCODE.pong, Buffer.from('here?')))
  await receive(masked(OPCODE.close, Buffer.alloc(0)))
  expect(closeCode(sent)).toBe(1000)
})

test.for([
  ['an unmasked frame', frameOf(OPCODE.text, Buffer.from('x')), 1002],
  ['an unknown opcode', masked(11, Buffer.alloc(0)), 1002],
  ['a fragment of nothing', masked(OPCODE.continuation, Buffer.from('x')), 1002],
  ['a long ping', masked(OPCODE.ping, Buffer.alloc(200)), 1002],
  ['too many bytes', masked(OPCODE.binary, Buffer.alloc(MAX_PAYLOAD + 1)), 1009],
] as const)('%s ends the connection', async ([, bytes, code]) => {
  const { sent, messages, receive } = connected()
  await receive(bytes)
  expect(closeCode(sent)).toBe(code)
  expect(messages).toEqual([])
})
