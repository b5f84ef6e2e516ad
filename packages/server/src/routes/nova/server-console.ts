import { CONSOLE_TYPES, nova } from '@meridian/contract'
import { instanceActions, serverActions, serverConsoles, servers } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { CONSOLE_PAGES } from '../../consoles/console-tickets.ts'
import { consoleOf } from '../../consoles/find-console.ts'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'

export function serverConsoleRoutes(app: FastifyInstance): void {
  serve(app, nova.serverConsoleOutput, async ({ params, body }, request) => {
    const log = await serverConsoles.output(request.openstack('compute'), params.id, body.length)
    return { lines: log.split('\n') }
  })

  serve(app, nova.serverConsoleInfo, async ({ params, body: { console_type: type } }, request) => {
    const types = type === 'AUTO' ? CONSOLE_TYPES : [type]
    const { drawn, ...found } = await consoleOf(request.openstack('compute'), params.id, types)
    const { session, scope, region } = request.access
    const ticket = drawn && app.consoleTickets.issue(drawn, { server: params.id, scope, region }, session)
    return { ...found, page: ticket && `${CONSOLE_PAGES}${ticket}` }
  })

  serveResource(app, 'compute', [
    [nova.serverActionList, instanceActions.list],
    [nova.serverActionView, instanceActions.show],
    [nova.serverPassword, mapped(servers.password, (password) => ({ password }))],
    [nova.serverPasswordClear, servers.clearPassword],
    [nova.serverSnapshot, (client, { instance_id: id, name }) => serverActions.createImage(client, id, name)],
  ])
}
