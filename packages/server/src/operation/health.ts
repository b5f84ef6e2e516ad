import { OpenStackError, ServiceOutage, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { withTimeout } from '../with-timeout.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes `/readyz` report that the server shuts down, and waits until no request is under way and the load balancer,
     * if there is one, has read it often enough; at most `limitMs`. Requests that still arrive are served.
     */
    drain: (limitMs: number) => Promise<void>
  }
}

const PROBES = ['/healthz', '/readyz']
/** Whoever has asked this recently is a load balancer, and will ask again. */
const RECENTLY_MS = 60_000
/** How many refusals take a replica out of service, usually. */
const NOTICED_AFTER = 3

/**
 * Health checks for load balancers. Alive: this process responds. Ready: Keystone does too, so that users can sign in.
 */
export function healthRoutes(app: FastifyInstance, identity: () => ServiceClient): void {
  let closing = false
  let underWay = 0
  let askedAt = -Infinity
  let toNotice = 0
  let whenDone = () => {}
  const isDone = () => underWay === 0 && toNotice <= 0
  app.decorate('drain', async (limitMs) => {
    closing = true
    toNotice = Date.now() - askedAt < RECENTLY_MS ? NOTICED_AFTER : 0
    if (isDone()) return
    const done = new Promise<'done'>((resolve) => {
      whenDone = () => resolve('done')
    })
    await withTimeout<unknown>(done, limitMs, () => 'late')
  })
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', ({ routeOptions }, { raw }, done) => {
    if (!PROBES.includes(routeOptions.url ?? '')) {
      underWay += 1
      raw.once('close', () => {
        underWay -= 1
        if (isDone()) whenDone()
      })
    }
    done()
  })
  const config = { anyHost: true }
  app.get('/healthz', { config }, () => ({ status: 'ok' }))
  app.get('/readyz', { config }, async (_request, reply) => {
    askedAt = Date.now()
    if (closing)
      reply.raw.once('close', () => {
        toNotice -= 1
        if (isDone()) whenDone()
      })
    const problem = closing ? 'shutting down' : await problemOf(identity())
    if (problem) return reply.code(503).send({ status: 'not ready', problem })
    // A replica works without the shared Redis too, so this is a warning and does not make it unready.
    const { sharedMemory, proxyWatch } = app
    return {
      status: 'ok',
      ...(sharedMemory ? { shared_memory: sharedMemory.problem ?? 'ok' } : {}),
      ...(proxyWatch.problem ? { proxy: proxyWatch.problem } : {}),
    }
  })
}

async function problemOf(identity: ServiceClient): Promise<string | null> {
  try {
    await identity.get('/')
    return null
  } catch (error) {
    if (error instanceof ServiceOutage) return error.message
    // A refusal is a response too.
    if (error instanceof OpenStackError) return error.status < 500 ? null : error.message
    throw error
  }
}
