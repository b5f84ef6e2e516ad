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

/** Links to a server's console, as bookmarks and the topology have them: they lead to the cloud's own page, or back to the list. */
export function consoleLinkRoutes(app: FastifyInstance, { base }: { base: string }): void {
  for (const [link, types] of Object.entries(LINKS)) {
    app.get<{ Params: { id: string } }>(
      `/project/instances/:id/${link}/`,
      { config: { link: true } },
      async (request, reply) => {
        const { id } = request.params
        try {
          const { type, url } = await consoleOf(request.openstack('compute'), id, types)
          // A socket is no page to go to; the console's own page draws what it says.
          return await reply.redirect(type === 'SERIAL' ? `${base}project/instances/${encodeURIComponent(id)}` : url)
        } catch (error) {
          if (!isRefusal(error)) throw error
          request.log.info({ reason: error.message }, 'no console')
          // The list has the words for it: a link shall not be able to put any on a page.
          return reply.redirect(`${base}project/instances?${new URLSearchParams({ no_console: link, instance: id })}`)
        }
      },
    )
  }
}

const isRefusal = (error: unknown): error is Error =>
  [OpenStackError, ServiceOutage, MissingService, ApiRefusal].some((kind) => error instanceof kind)
