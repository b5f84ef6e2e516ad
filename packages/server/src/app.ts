import { randomUUID } from 'node:crypto'
import type { Boot } from '@meridian/contract'
import compress from '@fastify/compress'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { registerErrors } from './errors.ts'
import { loggerOptions, registerRequestLog } from './plugins/log.ts'
import { requireAjax } from './plugins/ajax.ts'
import { registerCsrf } from './plugins/csrf.ts'
import { registerEtags } from './plugins/etag.ts'
import { registerHeaders } from './plugins/headers.ts'
import { registerOpenStack, requireUser } from './plugins/openstack.ts'
import { registerPages } from './plugins/pages.ts'
import { registerSession } from './plugins/session.ts'
import { authRoutes } from './routes/auth/index.ts'
import { switchRoutes } from './routes/auth/switch.ts'
import { imageRoutes } from './routes/glance/images.ts'
import { keystoneRoutes } from './routes/keystone/index.ts'
import { bootOf, openRoutes } from './routes/shell/boot.ts'
import { shellRoutes } from './routes/shell/index.ts'
import { registerJson } from './serve.ts'

export interface AppOptions {
  authUrl: string
  caFile?: string
  region?: string
  upstreamTimeoutMs: number
  /** Seals cookies; the same on every replica. */
  secret: string
  /** Path that everything lives under, with both slashes. */
  base: string
  secureCookies: boolean
  sessionSeconds: number
  settings: Record<string, unknown>
  demoAccounts: Boot['signIn']['demoAccounts']
  /** The console's build; without it only the API is served. */
  consoleDir?: string
  /** Where log lines go; nowhere when absent. */
  log?: NodeJS.WritableStream
}

/** The console's server. The order of registration is the order in which a request is judged. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(options.log),
    genReqId: () => `req-${randomUUID()}`,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
  })
  registerErrors(app)
  registerRequestLog(app)
  registerJson(app)
  await registerHeaders(app, options)
  await registerSession(app, options)
  registerCsrf(app, options)
  registerOpenStack(app, { ...options, timeoutMs: options.upstreamTimeoutMs })
  registerEtags(app)
  await app.register(compress, { threshold: 1024 })

  await app.register(
    async (console) => {
      authRoutes(console, options)
      openRoutes(console, options)
      await console.register(async (api) => {
        api.addHook('onRequest', requireAjax)
        api.addHook('onRequest', requireUser)
        switchRoutes(api)
        shellRoutes(api, options)
        keystoneRoutes(api)
        imageRoutes(api)
      })
      if (options.consoleDir) {
        await registerPages(console, { consoleDir: options.consoleDir, base: options.base, boot: bootOf(options) })
      }
    },
    { prefix: options.base.slice(0, -1) },
  )
  return app
}
