import type { RequestMeta, Service } from '../../core/service/service.ts'
import { accountOf } from './access/access.ts'
import { faults } from './faults.ts'
import { recover } from './recover.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'

export const swift: Service = {
  type: 'object-store',
  name: 'swift',
  prefix: '/object-store',
  catalogPath: (projectId) => (projectId === null ? null : `/v1/${accountOf(projectId)}`),
  routes,
  faults,
  rules: {}, // Swift has no policy file: roles and container ACLs decide
  schema: new URL('./schema.sql', import.meta.url),
  seed,
  recover,
  rootPaths: ['info', 'healthcheck'],
  headers: transactionHeaders,
}

/** Swift's transaction id, in both headers: `tx3b7cd8ad0f974ce3ae975-006af91972`. */
function transactionHeaders({ requestId }: RequestMeta): Record<string, string> {
  const random = requestId.replaceAll(/^req-|-/g, '').slice(0, 21)
  const time = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(10, '0')
  const id = `tx${random}-${time}`
  return { 'x-trans-id': id, 'x-openstack-request-id': id }
}
