import type { Service } from '../../core/service/service.ts'
import { faults } from './faults.ts'
import { routes } from './routes.ts'

export const gnocchi: Service = {
  type: 'metric',
  name: 'gnocchi',
  prefix: '/metric',
  catalogPath: () => '',
  routes,
  faults,
  // The services of the resources decide what a caller sees.
  rules: { 'get status': 'role:admin', 'list all resource': 'role:admin' },
  schema: new URL('./schema.sql', import.meta.url),
}
