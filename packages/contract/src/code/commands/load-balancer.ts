import { same } from '../fields.ts'
import { flag, flagFor } from './arguments.ts'
import { collection, onItem, row, type Row } from './command.ts'

/** Of python-octaviaclient. */
export const LOAD_BALANCER: readonly Row[] = [
  row('DELETE /v2/lbaas/loadbalancers/*', onItem('loadbalancer delete', { cascade: flagFor('cascade', 'true') })),
  ...collection('/v2/lbaas/loadbalancers', 'loadbalancer', {
    takes: [],
    create: {
      ...same('name description'),
      'vip-subnet-id': 'vip_subnet_id',
    },
    set: { ...same('name description'), enable: flag('admin_state_up', 'disable') },
    filters: { ...same('name provider'), project: 'project_id' },
  }),
]
