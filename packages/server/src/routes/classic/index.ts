import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loginUrl } from '../../safe-next.ts'
import { carriesSession } from '../../plugins/session.ts'
import type { ImageOptions } from '../glance/image-changes.ts'
import { cellRoutes } from './cells.ts'
import { consoleLinkRoutes } from './console-links.ts'
import { createImageRoute } from './create-image.ts'
import { meteringRoutes } from './metering.ts'
import { topologyDeletionRoutes } from './topology-deletions.ts'
import { topologyRoutes } from './topology.ts'
import { workflowRoutes } from './workflows.ts'

/** Horizon's URLs outside /api/: data of some pages, and forms that are posted to their page. */
export async function classicRoutes(app: FastifyInstance, options: ImageOptions): Promise<void> {
  await app.register((classic, _options, done) => {
    classic.addHook('onSend', redirectToSignIn(options.base))
    workflowRoutes(classic, options)
    createImageRoute(classic, options)
    cellRoutes(classic)
    topologyRoutes(classic, options)
    topologyDeletionRoutes(classic)
    meteringRoutes(classic)
    consoleLinkRoutes(classic, options)
    done()
  })
}

const UNAUTHORIZED = 401

/** The response to a user whose session has ended names the sign-in page, which leads back to the user's page. */
const redirectToSignIn =
  (base: string) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    // `requireUser` sets `access`: with it, the refusal is about one operation and not about the session.
    if (reply.statusCode === UNAUTHORIZED && !request.access)
      reply
        .header('x-horizon-location', loginUrl(base, pageOf(request), carriesSession(request)))
        .header('logout', 'True')
    return payload
  }

/** The path of the page that sent the request. */
function pageOf({ headers: { referer } }: FastifyRequest): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const { pathname, search } = new URL(referer)
  return pathname + search
}
