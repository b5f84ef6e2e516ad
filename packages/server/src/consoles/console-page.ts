import { OpenStackError, ServiceOutage } from '@meridian/openstack'
import type { FastifyRequest } from 'fastify'
import { ApiRefusal } from '../errors.ts'
import { accessOf } from '../plugins/openstack.ts'
import { readSession } from '../session/session.ts'
import { CONSOLE_PAGES, type OpenedTicket } from './console-tickets.ts'
import { consoleOf } from './find-console.ts'

/** The console that the URL of a request has a ticket for; null for other pages. */
export async function ticketOf(request: FastifyRequest, base: string): Promise<OpenedTicket | null> {
  const [path = ''] = request.url.split('?', 1)
  const pages = base + CONSOLE_PAGES
  if (!path.startsWith(pages)) return null
  return request.server.consoleTickets.open(path.slice(pages.length).replace(/\/$/, ''), readSession(request))
}

/**
 * The URL of a page whose ticket is over: the console is requested again, so that a page in a window of its own can be
 * reloaded. If there is no console any more, the server's own page says why.
 */
export async function renewedPage(
  request: FastifyRequest,
  { server, type, scope, region }: Extract<OpenedTicket, { over: object }>['over'],
  base: string,
): Promise<string> {
  const ownTab = `${base}ngdetails/OS::Nova::Server/${encodeURIComponent(server)}?tab=console`
  try {
    const access = await accessOf(request, scope)
    if (!access) return ownTab
    request.access = { ...access, region }
    const { drawn } = await consoleOf(request.openstack('compute'), server, [type])
    if (!drawn) return ownTab
    const ticket = request.server.consoleTickets.issue(drawn, { server, scope, region }, access.session)
    return `${base}${CONSOLE_PAGES}${ticket}`
  } catch (error) {
    if ([OpenStackError, ServiceOutage, ApiRefusal].some((kind) => error instanceof kind)) return ownTab
    throw error
  }
}
