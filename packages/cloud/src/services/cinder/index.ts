import { loadRules } from '@meridian/policy'
import type { Service } from '../../core/service/service.ts'
import { admit, faults } from './faults.ts'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'

export const cinder: Service = {
  type: 'volumev3',
  name: 'cinderv3',
  aliases: [{ type: 'block-storage', name: 'cinder' }],
  prefix: '/volume',
  catalogPath: (projectId) => (projectId === null ? null : `/v3/${projectId}`),
  routes,
  faults,
  rules: {
    ...loadRules('volume', { enforceNewDefaults: true }),
    // Cinder evaluates context_is_admin first; its other rules refer to admin_api.
    admin_api: 'rule:context_is_admin',
  },
  schema: new URL('./schema.sql', import.meta.url),
  seed,
  jobs,
  admit,
}
