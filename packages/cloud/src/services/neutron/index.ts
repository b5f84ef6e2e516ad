import type { Service } from '../../core/service/service.ts'
import { faults } from './faults.ts'
import { settle, SETTLE } from './floatingips/states.ts'
import { NOTIFY, sendNotice } from './notices/notices.ts'
import { routes } from './routes.ts'
import { rules } from './rules.ts'
import { seed } from './seed.ts'

export const neutron: Service = {
  type: 'network',
  name: 'neutron',
  prefix: '/network',
  catalogPath: () => '',
  routes,
  ignoredEnding: '.json',
  faults,
  rules,
  schema: new URL('./schema/', import.meta.url),
  seed,
  jobs: { [SETTLE]: settle, [NOTIFY]: sendNotice },
}
