import type { WebSocket } from 'ws'
import type { Machine } from './machine.ts'

const OFF = '\r\n-- No signal: the server does not run. --\r\n'

/** Connects one client with a machine's serial line; starts with what the line has shown. */
export function serveSerial(socket: WebSocket, machine: Machine): () => void {
  const isBase64 = socket.protocol === 'base64'
  const write = (text: string) => {
    if (isBase64) socket.send(Buffer.from(text).toString('base64'))
    else socket.send(Buffer.from(text))
  }
  let { phase } = machine
  write(phase === 'off' ? OFF : machine.serial.recent)
  const unwatch = machine.serial.watch(write)
  const deafen = machine.listen(() => {
    if (machine.phase === phase) return
    phase = machine.phase
    if (phase === 'off') write(OFF)
  })
  socket.on('message', (message: Buffer) => {
    const keys = isBase64 ? Buffer.from(message.toString('latin1'), 'base64') : message
    machine.typeOnSerial(keys.toString('utf8'))
  })
  return () => {
    unwatch()
    deafen()
  }
}
