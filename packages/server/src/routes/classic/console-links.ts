import { CONSOLE_TYPES, type ConsoleType } from '@meridian/contract'
import { MissingService, OpenStackError, ServiceOutage } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { consoleOf } from '../../consoles/find-console.ts'
import { ApiRefusal } from '../../errors.ts'

/** Console types by link. */
const LINKS: Record<string, readonly ConsoleType[]> = {
  auto_console: CONSOLE_TYPES,
  vnc: ['VNC'],
  spice: ['SPICE'],
  rdp: ['RDP'],
}

/** Links to a server's console, for bookmarks and the topology: they redirect to the cloud's console page. */
export function consoleLinkRoutes(app: FastifyInstance, { base }: { base: string }): void {
  // Our own page displays a serial console, which has none in the cloud, and the reason if there is no console.
  const ownTab = (id: string) => `${base}ngdetails/OS::Nova::Server/${encodeURIComponent(id)}?tab=console`

  for (const [link, types] of Object.entries(LINKS)) {
    app.get<{ Params: { id: string } }>(
      `/project/instances/:id/${link}/`,
      { config: { link: true } },
      async (request, reply) => {
        const { id } = request.params
        try {
          const { type, url } = await consoleOf(request.openstack('compute'), id, types)
          return await reply.redirect(type === 'SERIAL' ? ownTab(id) : url)
        } catch (error) {
          if (!isRefusal(error)) throw error
          request.log.info({ reason: error.message }, 'no console')
          return reply.redirect(ownTab(id))
        }
      },
    )
  }
}

const isRefusal = (error: unknown): error is Error =>
  [OpenStackError, ServiceOutage, MissingService, ApiRefusal].some((kind) => error instanceof kind)
