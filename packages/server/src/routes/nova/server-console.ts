import { CONSOLE_TYPES, nova, type ConsoleType } from '@meridian/contract'
import {
  instanceActions,
  OpenStackError,
  serverActions,
  serverConsoles,
  serverPassword,
  type ServiceClient,
} from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app.ts'
import { socketOf } from '../../consoles/console-socket.ts'
import { CONSOLE_PAGES, ConsoleTickets } from '../../consoles/console-tickets.ts'
import { ApiRefusal } from '../../errors.ts'
import { serve } from '../../serve.ts'

const PROTOCOLS: Record<ConsoleType, { protocol: string; type: string }> = {
  VNC: { protocol: 'vnc', type: 'novnc' },
  SPICE: { protocol: 'spice', type: 'spice-html5' },
  RDP: { protocol: 'rdp', type: 'rdp-html5' },
  SERIAL: { protocol: 'serial', type: 'serial' },
  MKS: { protocol: 'mks', type: 'webmks' },
}

/** A serial console is a socket, and has no page that could have a title. */
function titled(url: string, type: ConsoleType, id: string): string {
  if (type === 'SERIAL') return url
  return `${url}${url.includes('?') ? '&' : '?'}title=${encodeURIComponent(`Console(${id})`)}`
}

/** The first that the cloud offers; that a server is not ready, or not there, is an answer of its own. */
async function consoleOf(client: ServiceClient, id: string, types: readonly ConsoleType[]) {
  for (const type of types) {
    try {
      const { url } = await serverConsoles.create(client, id, PROTOCOLS[type])
      return { type, url: titled(url, type, id), drawn: socketOf(type, url) }
    } catch (error) {
      const isNotOffered = error instanceof OpenStackError && (error.status === 400 || error.status === 501)
      if (!isNotOffered || types.length === 1) throw error
    }
  }
  throw new ApiRefusal(500, 'No available console found.')
}

export function serverConsoleRoutes(app: FastifyInstance, { secret }: Pick<AppOptions, 'secret'>): void {
  const tickets = new ConsoleTickets(secret)

  serve(app, nova.serverConsoleOutput, async ({ params, body }, request) => {
    const log = await serverConsoles.output(request.openstack('compute'), params.id, body.length)
    return { lines: log.split('\n') }
  })

  serve(app, nova.serverConsoleInfo, async ({ params, body: { console_type: type } }, request) => {
    const types = type === 'AUTO' ? CONSOLE_TYPES : [type]
    const { drawn, ...found } = await consoleOf(request.openstack('compute'), params.id, types)
    return { ...found, page: drawn && `${CONSOLE_PAGES}${tickets.issue(drawn)}` }
  })

  serve(app, nova.serverActionList, async ({ params }, request) => ({
    items: await instanceActions.list(request.openstack('compute'), params.id),
  }))

  serve(app, nova.serverActionView, ({ params }, request) =>
    instanceActions.show(request.openstack('compute'), params.id, params.request),
  )

  serve(app, nova.serverPassword, async ({ params }, request) => ({
    password: await serverPassword.show(request.openstack('compute'), params.id),
  }))

  serve(app, nova.serverPasswordClear, ({ params }, request) =>
    serverPassword.clear(request.openstack('compute'), params.id),
  )

  serve(app, nova.serverSnapshot, ({ body }, request) =>
    serverActions.createImage(request.openstack('compute'), body.instance_id, body.name),
  )
}
