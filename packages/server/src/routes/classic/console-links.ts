import { CONSOLE_TYPES, type ConsoleType } from '@meridian/contract'
import { MissingService, OpenStackError, ServiceOutage } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { consoleOf } from '../../consoles/find-console.ts'
import { ApiRefusal } from '../../errors.ts'

/** Each link with the consoles that it will do with. */
const LINKS: Record<string, readonly ConsoleType[]> = {
  auto_console: CONSOLE_TYPES,
  vnc: ['VNC'],
  spice: ['SPICE'],
  rdp: ['RDP'],
}

/** Links to a server's console, as bookmarks and the topology have them: they lead to the cloud's own page for it. */
export function consoleLinkRoutes(app: FastifyInstance, { base }: { base: string }): void {
  // Draws a serial console, which has no page of its own, and says why there is none, where there is none.
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
