import { CONSOLE_TYPES, nova } from '@meridian/contract'
import { instanceActions, serverActions, serverConsoles, servers } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app.ts'
import { CONSOLE_PAGES, ConsoleTickets } from '../../consoles/console-tickets.ts'
import { consoleOf } from '../../consoles/find-console.ts'
import { serve } from '../../serve.ts'

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
    password: await servers.password(request.openstack('compute'), params.id),
  }))

  serve(app, nova.serverPasswordClear, ({ params }, request) =>
    servers.clearPassword(request.openstack('compute'), params.id),
  )

  serve(app, nova.serverSnapshot, ({ body }, request) =>
    serverActions.createImage(request.openstack('compute'), body.instance_id, body.name),
  )
}
