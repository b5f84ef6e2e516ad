import type { FastifyInstance } from 'fastify'
import { imageChangeRoutes, type ImageOptions } from './image-changes.ts'
import { imageFileRoutes } from './image-files.ts'
import { imageRoutes } from './images.ts'
import { metadefRoutes } from './metadefs.ts'

export function glanceRoutes(app: FastifyInstance, options: ImageOptions): void {
  imageRoutes(app)
  imageChangeRoutes(app, options)
  imageFileRoutes(app, options)
  metadefRoutes(app)
}
