import type { Service } from '../../core/service/service.ts'
import { tick } from './engine/tick.ts'
import { faults } from './faults.ts'
import { routes } from './routes.ts'
import { rules } from './rules.ts'
import { seed } from './seed.ts'

export const heat: Service = {
  type: 'orchestration',
  name: 'heat',
  prefix: '/orchestration',
  catalogPath: (projectId) => (projectId === null ? null : `/v1/${projectId}`),
  routes,
  faults,
  rules,
  schema: new URL('./schema.sql', import.meta.url),
  seed,
  jobs: { 'stack-tick': tick },
}
