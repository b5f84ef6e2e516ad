import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app.ts'
import { aggregateRoutes } from './aggregates.ts'
import { availabilityZoneRoutes } from './availability-zones.ts'
import { extensionRoutes } from './extensions.ts'
import { flavorRoutes } from './flavors.ts'
import { hypervisorRoutes } from './hypervisors.ts'
import { keypairRoutes } from './keypairs.ts'
import { limitRoutes } from './limits.ts'
import { quotaRoutes } from './quotas.ts'
import { serverChangeRoutes } from './server-changes.ts'
import { serverConsoleRoutes } from './server-console.ts'
import { serverGroupRoutes } from './server-groups.ts'
import { serverPartRoutes } from './server-parts.ts'
import { serverRoutes } from './servers.ts'
import { serviceRoutes } from './services.ts'
import { usageRoutes } from './usage.ts'

export function novaRoutes(app: FastifyInstance, options: Pick<AppOptions, 'settings' | 'secret'>): void {
  serverRoutes(app)
  serverChangeRoutes(app)
  serverPartRoutes(app)
  serverConsoleRoutes(app, options)
  serverGroupRoutes(app)
  keypairRoutes(app)
  flavorRoutes(app, options)
  aggregateRoutes(app)
  availabilityZoneRoutes(app)
  hypervisorRoutes(app)
  serviceRoutes(app)
  limitRoutes(app)
  quotaRoutes(app, options)
  usageRoutes(app)
  extensionRoutes(app)
}
