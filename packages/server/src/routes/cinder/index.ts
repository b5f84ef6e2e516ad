import type { FastifyInstance } from 'fastify'
import { volumeInfoRoutes } from './info.ts'
import { volumeResourceRoutes } from './resources.ts'
import { volumeTypeRoutes } from './types.ts'
import { volumeRoutes } from './volumes.ts'

export function cinderRoutes(app: FastifyInstance): void {
  volumeRoutes(app)
  volumeTypeRoutes(app)
  volumeResourceRoutes(app)
  volumeInfoRoutes(app)
}
