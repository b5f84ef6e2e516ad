import type { FastifyInstance } from 'fastify'
import { consoleLinkRoutes } from './console-links.ts'
import { meteringRoutes } from './metering.ts'
import { topologyDeletionRoutes } from './topology-deletions.ts'
import { topologyRoutes } from './topology.ts'
import { workflowRoutes } from './workflows.ts'

/** Horizon's URLs outside /api/: data of some pages, and forms that are posted to their page. */
export function classicRoutes(app: FastifyInstance, options: { base: string }): void {
  workflowRoutes(app, options)
  topologyRoutes(app, options)
  topologyDeletionRoutes(app)
  meteringRoutes(app)
  consoleLinkRoutes(app, options)
}
