import { loadRules } from '@meridian/policy'
import type { Service } from '../../core/service/service.ts'
import { faults } from './faults.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'
import { actingFor, service } from './tokens/acting-for.ts'
import { authenticate } from './tokens/authenticate.ts'
import { clearTokenCache } from './tokens/token-cache.ts'

export const keystone: Service = {
  type: 'identity',
  name: 'keystone',
  prefix: '/identity',
  catalogPath: () => '/v3/',
  routes,
  faults,
  rules: {
    ...loadRules('identity', { enforceNewDefaults: true }),
    // Administrators read every project, as by the deprecated rule: Horizon's and our panels need it.
    'identity:get_project': loadRules('identity')['identity:get_project'] ?? '',
  },
  schema: new URL('./schema.sql', import.meta.url),
  seed,
  recover: ({ db }) => clearTokenCache(db),
  offers: () => ({ identity: { authenticate, actingFor, service } }),
  headers: () => ({ vary: 'X-Auth-Token' }),
}
