import { loadRules } from '@meridian/policy'
import type { Service } from '../../core/service/service.ts'
import { fillFrom } from './data/fill.ts'
import { faults } from './faults.ts'
import { finishImport } from './imports/handlers.ts'
import { recover } from './recover.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'

export const glance: Service = {
  type: 'image',
  name: 'glance',
  prefix: '/image',
  catalogPath: () => '',
  routes,
  faults,
  rules: loadRules('image', { enforceNewDefaults: true }),
  schema: new URL('./schema.sql', import.meta.url),
  seed,
  recover,
  jobs: { import: finishImport },
  offers: ({ blobs }) => ({ image: { fill: fillFrom(blobs) } }),
}
