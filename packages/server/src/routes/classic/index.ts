import type { FastifyInstance } from 'fastify'
import { consoleLinkRoutes } from './console-links.ts'
import { meteringRoutes } from './metering.ts'
import { topologyDeletionRoutes } from './topology-deletions.ts'
import { topologyRoutes } from './topology.ts'
import { workflowRoutes } from './workflows.ts'

/** Data that pages ask for at addresses of their own, and forms that are posted to them. */
export function classicRoutes(app: FastifyInstance, options: { base: string }): void {
  workflowRoutes(app, options)
  topologyRoutes(app, options)
  topologyDeletionRoutes(app)
  meteringRoutes(app)
  consoleLinkRoutes(app, options)
}
