import { loadRules } from '@meridian/policy'
import type { Service } from '../../core/service/service.ts'
import { admit, faults } from './faults.ts'
import { forgetMachines } from './guests/machines.ts'
import { consoleSocket } from './guests/sockets.ts'
import { jobs } from './jobs.ts'
import { compute } from './microversion.ts'
import { routes } from './routes.ts'
import { seed } from './seed.ts'

export const nova: Service = {
  type: 'compute',
  name: 'nova',
  prefix: '/compute',
  catalogPath: () => '/v2.1',
  routes,
  faults,
  rules: loadRules('compute', { enforceNewDefaults: true }),
  schema: new URL('./schema.sql', import.meta.url),
  seed,
  jobs,
  recover: ({ db }) => forgetMachines(db),
  admit,
  sockets: { '/console/': consoleSocket },
  headers: ({ path, headers, requestId }) => ({
    ...(path !== '/' && path !== '' && compute.responseHeaders(headers)),
    'x-compute-request-id': requestId,
  }),
}
