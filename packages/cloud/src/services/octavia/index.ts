import type { Service } from '../../core/service/service.ts'
import { faults } from './faults.ts'
import { SETTLE } from './resource/change.ts'
import { routes } from './routes.ts'
import { rules } from './rules.ts'
import { seed } from './seed.ts'
import { settle } from './settle.ts'

export const octavia: Service = {
  type: 'load-balancer',
  name: 'octavia',
  prefix: '/load-balancer',
  catalogPath: () => '',
  routes,
  faults,
  rules,
  schema: new URL('./schema.sql', import.meta.url),
  seed,
  jobs: { [SETTLE]: settle },
}
