import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { AppOptions } from './app-options.ts'
import { isRelaySocket, registerConsoleRelay } from './consoles/console-relay.ts'
import { ConsoleTickets } from './consoles/console-tickets.ts'
import { registerErrors } from './errors.ts'
import { Followers } from './live/followers.ts'
import { liveRoutes } from './live/live-events.ts'
import { healthRoutes } from './operation/health.ts'
import { loggerOptions, registerRequestLog } from './plugins/log.ts'
import { requireAjax } from './plugins/ajax.ts'
import { registerBodies } from './plugins/bodies.ts'
import { registerCalls } from './plugins/calls.ts'
import { registerCsrf } from './plugins/csrf.ts'
import { registerEtags } from './plugins/etag.ts'
import { registerHeaders } from './plugins/headers.ts'
import { registerHosts } from './plugins/hosts.ts'
import { registerOpenStack, requireUser } from './plugins/openstack.ts'
import { registerPageSize } from './plugins/page-size.ts'
import { registerPages } from './plugins/pages.ts'
import { registerSlowBodies } from './plugins/slow-bodies.ts'
import { registerSession } from './plugins/session.ts'
import { authRoutes } from './routes/auth/index.ts'
import { scopeRoutes } from './routes/auth/scopes.ts'
import { switchRoutes } from './routes/auth/switch.ts'
import { cinderRoutes } from './routes/cinder/index.ts'
import { classicRoutes } from './routes/classic/index.ts'
import { glanceRoutes } from './routes/glance/index.ts'
import { heatRoutes } from './routes/heat/index.ts'
import { keystoneRoutes } from './routes/keystone/index.ts'
import { networkGroupRoutes } from './routes/network/index.ts'
import { neutronRoutes } from './routes/neutron/index.ts'
import { novaRoutes } from './routes/nova/index.ts'
import { barbicanRoutes } from './routes/barbican/index.ts'
import { octaviaRoutes } from './routes/octavia/index.ts'
import { placementRoutes } from './routes/placement/index.ts'
import { bootOf, brandOf, openRoutes } from './routes/shell/boot.ts'
import { shellRoutes } from './routes/shell/index.ts'
import { swiftRoutes } from './routes/swift/index.ts'
import { registerJson } from './serve.ts'
import { LiveStreams } from './settings.ts'
import { openSharedMemory } from './replicas/open-shared-memory.ts'
import type { SharedMemory } from './replicas/shared-memory.ts'
import { ProxyWatch } from './session/sign-in-limits.ts'
import { TryQueue } from './session/try-queue.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Shared by all replicas; undefined without `redisUrl`. */
    sharedMemory: SharedMemory | undefined
    /** Slows the guessing of passwords. */
    tries: TryQueue
    proxyWatch: ProxyWatch
    consoleTickets: ConsoleTickets
  }
}

/** The console's server. Hooks run on each request in the order of their registration here. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(options.log),
    // Those that arrive on open connections while it closes are served; /readyz reports what happens.
    return503OnClosing: false,
    genReqId: () => `req-${randomUUID()}`,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies?.length ? options.trustedProxies : false,
    http: { shouldUpgradeCallback: isRelaySocket(options.base) },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
  })
  app.decorate('sharedMemory', await openSharedMemory(app, options))
  app.decorate('tries', new TryQueue(app.sharedMemory, options.tryPatienceMs))
  app.decorate('proxyWatch', new ProxyWatch())
  app.decorate('consoleTickets', new ConsoleTickets(options.secret, app.sharedMemory))
  registerErrors(app)
  registerRequestLog(app)
  registerSlowBodies(app, options.bodyPace)
  registerJson(app)
  await registerBodies(app)
  registerHeaders(app, options)
  registerHosts(app, options)
  await registerSession(app, options)
  registerCsrf(app, options)
  options.metrics?.watch(app)
  registerCalls(app)
  registerOpenStack(app, {
    ...options,
    timeoutMs: options.upstreamTimeoutMs,
    onCall: options.metrics?.called,
  })
  healthRoutes(app, () => app.identity())
  registerEtags(app)
  // Request bodies are not decompressed: a compressed object is stored as it is, and no body grows in memory.
  await app.register(compress, { threshold: 1024, globalDecompression: false })

  const followers = new Followers()
  options.metrics?.add(() => followers.lines())
  await app.register(
    async (console) => {
      authRoutes(console, options)
      openRoutes(console, options)
      registerConsoleRelay(console, options)
      await console.register(async (api) => {
        api.addHook('onRequest', requireAjax)
        api.addHook('onRequest', requireUser)
        registerPageSize(api)
        liveRoutes(api, followers, LiveStreams.parse(options.settings.LIVE_STREAMS))
        switchRoutes(api, options)
        scopeRoutes(api)
        shellRoutes(api, options)
        keystoneRoutes(api, options)
        cinderRoutes(api)
        glanceRoutes(api, options)
        heatRoutes(api)
        neutronRoutes(api)
        networkGroupRoutes(api)
        novaRoutes(api, options)
        placementRoutes(api)
        octaviaRoutes(api)
        barbicanRoutes(api)
        swiftRoutes(api, options)
        await classicRoutes(api, options)
      })
      if (options.consoleDir) {
        await registerPages(console, {
          consoleDir: options.consoleDir,
          base: options.base,
          name: brandOf(options.settings).name,
          boot: bootOf(options),
        })
      }
    },
    { prefix: options.base.slice(0, -1) },
  )
  // Who types the host name alone means the console.
  if (options.base !== '/') app.get('/', (_request, reply) => reply.redirect(options.base))
  return app
}
