import { OpenStackError, ServiceOutage, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { withTimeout } from '../with-timeout.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes `/readyz` report that the server shuts down, and waits until no request is under way, at most `limitMs`.
     * Requests that still arrive are served: load balancers need a moment to notice.
     */
    drain: (limitMs: number) => Promise<void>
  }
}

const PROBES = ['/healthz', '/readyz']

/**
 * Health checks for load balancers. Alive: this process responds. Ready: Keystone does too, so that users can sign in.
 */
export function healthRoutes(app: FastifyInstance, identity: () => ServiceClient): void {
  let closing = false
  let underWay = 0
  let whenIdle = () => {}
  app.decorate('drain', async (limitMs) => {
    closing = true
    if (underWay === 0) return
    const idle = new Promise<'idle'>((resolve) => {
      whenIdle = () => resolve('idle')
    })
    await withTimeout<unknown>(idle, limitMs, () => 'late')
  })
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', ({ routeOptions }, { raw }, done) => {
    if (!PROBES.includes(routeOptions.url ?? '')) {
      underWay += 1
      raw.once('close', () => {
        underWay -= 1
        if (underWay === 0) whenIdle()
      })
    }
    done()
  })
  const config = { anyHost: true }
  app.get('/healthz', { config }, () => ({ status: 'ok' }))
  app.get('/readyz', { config }, async (_request, reply) => {
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
