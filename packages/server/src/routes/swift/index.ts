import type { FastifyInstance } from 'fastify'
import { containerRoutes } from './containers.ts'
import { objectRoutes } from './objects.ts'
import { uploadRoutes } from './uploads.ts'

export function swiftRoutes(app: FastifyInstance): void {
  containerRoutes(app)
  objectRoutes(app)
  uploadRoutes(app)
}
