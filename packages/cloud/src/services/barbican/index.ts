import type { Service } from '../../core/service/service.ts'
import { faults } from './faults.ts'
import { generate, GENERATE } from './orders/generate.ts'
import { routes } from './routes.ts'
import { rules } from './rules.ts'
import { seed } from './seed.ts'

export const barbican: Service = {
  type: 'key-manager',
  name: 'barbican',
  prefix: '/key-manager',
  catalogPath: () => '',
  routes,
  faults,
  rules,
  schema: new URL('./schema.sql', import.meta.url),
  seed,
  jobs: { [GENERATE]: generate },
  headers: () => ({ 'openstack-api-version': 'key-manager 1.0', vary: 'openstack-api-version' }),
}
