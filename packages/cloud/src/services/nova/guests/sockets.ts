import { notFound } from '../../../core/errors/fault.ts'
import type { SocketOpener } from '../../../core/service/service.ts'
import * as tokens from '../server-consoles/store.ts'
import { viewMachine } from './machines.ts'
import { serveSerial } from './serial-session.ts'
import { serveRfb } from './vnc/rfb-session.ts'

/** Where console URLs lead: the screen or the serial line of the token's server, as nova's proxies serve them. */
export const consoleSocket: SocketOpener = (call) => {
  const token = tokens.find(call.db, call.query.get('token') ?? '', call.clock.now())
  const view = token && viewMachine(call, token.server_id)
  if (!view) throw notFound('The token is invalid or has expired')
  const { machine, leave } = view
  return (socket) => {
    const end = token.console_type === 'serial' ? serveSerial(socket, machine) : serveRfb(socket, machine)
    const deafen = machine.listen(() => {
      if (machine.phase === 'gone') socket.close(1001, 'The server was deleted')
    })
    socket.once('close', () => {
      end()
      deafen()
      leave()
    })
  }
}
