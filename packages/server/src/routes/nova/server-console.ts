import { CONSOLE_TYPES, nova } from '@meridian/contract'
import { instanceActions, serverActions, serverConsoles, servers } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { CONSOLE_PAGES, ConsoleTickets } from '../../consoles/console-tickets.ts'
import { consoleOf } from '../../consoles/find-console.ts'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'

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

  serveResource(app, 'compute', [
    [nova.serverActionList, instanceActions.list],
    [nova.serverActionView, instanceActions.show],
    [nova.serverPassword, mapped(servers.password, (password) => ({ password }))],
    [nova.serverPasswordClear, servers.clearPassword],
    [nova.serverSnapshot, (client, { instance_id: id, name }) => serverActions.createImage(client, id, name)],
  ])
}
