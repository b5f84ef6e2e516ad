import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { computeInfoRoutes } from './info.ts'
import { flavorRoutes } from './flavors.ts'
import { projectQuotaRoutes } from './project-quotas.ts'
import { quotaRoutes } from './quotas.ts'
import { computeResourceRoutes } from './resources.ts'
import { serverChangeRoutes } from './server-changes.ts'
import { serverConsoleRoutes } from './server-console.ts'
import { serverMetricRoutes } from './server-metrics.ts'
import { serverPartRoutes } from './server-parts.ts'
import { serverRoutes } from './servers.ts'

export function novaRoutes(
  app: FastifyInstance,
  options: Pick<AppOptions, 'settings' | 'secret' | 'prometheus' | 'upstreamTimeoutMs'>,
): void {
  serverRoutes(app)
  serverChangeRoutes(app)
  serverPartRoutes(app)
  serverConsoleRoutes(app)
  serverMetricRoutes(app, options)
  computeResourceRoutes(app)
  flavorRoutes(app, options)
  quotaRoutes(app, options)
  projectQuotaRoutes(app, options)
  computeInfoRoutes(app)
}
