import type { Service } from '../../core/service/service.ts'
import { faults } from './faults.ts'
import { admit, placement as versions } from './microversion.ts'
import { routes } from './routes.ts'
import { rules } from './rules.ts'

export const placement: Service = {
  type: 'placement',
  name: 'placement',
  prefix: '/placement',
  catalogPath: () => '',
  routes,
  faults,
  rules,
  schema: new URL('./schema.sql', import.meta.url),
  admit,
  headers: ({ headers }) => ({ ...versions.responseHeaders(headers), vary: 'openstack-api-version' }),
}
