import { randomUUID } from 'node:crypto'
import type { Boot } from '@meridian/contract'
import compress from '@fastify/compress'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { registerErrors } from './errors.ts'
import { healthRoutes } from './operation/health.ts'
import type { Metrics } from './operation/metrics.ts'
import { loggerOptions, registerRequestLog } from './plugins/log.ts'
import { requireAjax } from './plugins/ajax.ts'
import { registerBodies } from './plugins/bodies.ts'
import { registerCsrf } from './plugins/csrf.ts'
import { registerEtags } from './plugins/etag.ts'
import { registerHeaders } from './plugins/headers.ts'
import { registerOpenStack, requireUser } from './plugins/openstack.ts'
import type { PolicyOverrides } from './plugins/policy.ts'
import { registerPageSize } from './plugins/page-size.ts'
import { registerPages } from './plugins/pages.ts'
import { registerSession } from './plugins/session.ts'
import { authRoutes } from './routes/auth/index.ts'
import type { WebSsoChoice } from './routes/auth/web-sso.ts'
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
import { bootOf, openRoutes } from './routes/shell/boot.ts'
import { shellRoutes } from './routes/shell/index.ts'
import { swiftRoutes } from './routes/swift/index.ts'
import type { KeystoneOptions } from './session/keystones.ts'
import { registerJson } from './serve.ts'
import { openSharedMemory } from './replicas/open-shared-memory.ts'
import type { SharedMemory } from './replicas/shared-memory.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What replicas tell each other, where the operator gave them a place for it. */
    sharedMemory: SharedMemory | undefined
  }
}

export interface AppOptions extends KeystoneOptions {
  caFile?: string
  /** Providers that users can be sent to instead of typing a password here. */
  webSso: WebSsoChoice[]
  /** Whether the sign-in form offers application credentials too. */
  applicationCredentials: boolean
  /** The console's address as browsers know it, where a proxy in front hides it; without a slash at the end. */
  publicUrl?: string
  /** Proxies in front, whose word is believed for where a request came from. */
  trustedProxies?: string[]
  upstreamTimeoutMs: number
  /** Seals cookies; the same on every replica. */
  secret: string
  /** A Redis that replicas share. */
  redisUrl?: string
  /** Path that everything lives under, with both slashes. */
  base: string
  secureCookies: boolean
  sessionSeconds: number
  settings: Record<string, unknown>
  policyOverrides: PolicyOverrides
  demoAccounts: Boot['signIn']['demoAccounts']
  /** The console's build; without it only the API is served. */
  consoleDir?: string
  metrics?: Metrics
  /** Where log lines go; nowhere when absent. */
  log?: NodeJS.WritableStream
}

/** The console's server. The order of registration is the order in which a request is judged. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(options.log),
    genReqId: () => `req-${randomUUID()}`,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies?.length ? options.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
  })
  app.decorate('sharedMemory', await openSharedMemory(app, options))
  registerErrors(app)
  registerRequestLog(app)
  registerJson(app)
  await registerBodies(app)
  registerHeaders(app, options)
  await registerSession(app, options)
  registerCsrf(app, options)
  options.metrics?.watch(app)
  registerOpenStack(app, {
    ...options,
    timeoutMs: options.upstreamTimeoutMs,
    onCall: options.metrics?.called,
  })
  healthRoutes(app, () => app.identity())
  registerEtags(app)
  // Bodies are taken as they come: an object that is stored compressed stays so, and none swells in memory.
  await app.register(compress, { threshold: 1024, globalDecompression: false })

  await app.register(
    async (console) => {
      authRoutes(console, options)
      openRoutes(console, options)
      await console.register(async (api) => {
        api.addHook('onRequest', requireAjax)
        api.addHook('onRequest', requireUser)
        registerPageSize(api)
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
        swiftRoutes(api, options)
        classicRoutes(api, options)
      })
      if (options.consoleDir) {
        await registerPages(console, { consoleDir: options.consoleDir, base: options.base, boot: bootOf(options) })
      }
    },
    { prefix: options.base.slice(0, -1) },
  )
  return app
}
