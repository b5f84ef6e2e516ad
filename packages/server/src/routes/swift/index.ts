import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { containerRoutes } from './containers.ts'
import { objectRoutes } from './objects.ts'
import { swiftSettingRoutes } from './settings.ts'
import { uploadRoutes } from './uploads.ts'
import { objectVersionRoutes } from './versions.ts'

export function swiftRoutes(app: FastifyInstance, { settings }: Pick<AppOptions, 'settings'>): void {
  containerRoutes(app)
  objectRoutes(app)
  swiftSettingRoutes(app)
  uploadRoutes(app, settings)
  objectVersionRoutes(app)
}
