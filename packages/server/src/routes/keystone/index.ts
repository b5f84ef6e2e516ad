import type { FastifyInstance } from 'fastify'
import { catalogRoutes } from './catalog.ts'
import { credentialRoutes } from './credentials.ts'
import { domainRoutes } from './domains.ts'
import { federationRoutes } from './federation.ts'
import { groupRoutes } from './groups.ts'
import { limitRoutes } from './limits.ts'
import { projectContentRoutes } from './project-contents.ts'
import { projectRoutes } from './projects.ts'
import { registeredServiceRoutes } from './registered-services.ts'
import { roleAssignmentRoutes } from './role-assignments.ts'
import { roleRoutes } from './roles.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { userRoutes } from './users.ts'

export function keystoneRoutes(app: FastifyInstance, { settings }: { settings: Record<string, unknown> }): void {
  catalogRoutes(app)
  userRoutes(app, settings)
  roleRoutes(app, settings)
  domainRoutes(app)
  projectRoutes(app)
  projectContentRoutes(app)
  roleAssignmentRoutes(app)
  groupRoutes(app)
  credentialRoutes(app)
  secondFactorRoutes(app)
  registeredServiceRoutes(app)
  federationRoutes(app)
  limitRoutes(app)
}
