import type { FastifyInstance } from 'fastify'
import { applicationCredentialRoutes } from './application-credentials.ts'
import { catalogRoutes } from './catalog.ts'
import { credentialRoutes } from './credentials.ts'
import { domainRoutes } from './domains.ts'
import { groupRoutes } from './groups.ts'
import { passwordRoutes } from './password.ts'
import { projectRoutes } from './projects.ts'
import { roleAssignmentRoutes } from './role-assignments.ts'
import { roleRoutes } from './roles.ts'
import { sessionRoutes } from './session.ts'
import { userRoutes } from './users.ts'

export function keystoneRoutes(app: FastifyInstance, { settings }: { settings: Record<string, unknown> }): void {
  sessionRoutes(app)
  catalogRoutes(app)
  userRoutes(app, settings)
  passwordRoutes(app)
  roleRoutes(app, settings)
  domainRoutes(app)
  projectRoutes(app)
  roleAssignmentRoutes(app)
  groupRoutes(app)
  applicationCredentialRoutes(app)
  credentialRoutes(app)
}
