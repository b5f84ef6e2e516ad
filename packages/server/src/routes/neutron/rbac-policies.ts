import { neutron } from '@meridian/contract'
import { rbacPolicies } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { own } from './listing.ts'

export function rbacPolicyRoutes(app: FastifyInstance): void {
  serve(app, neutron.rbacPolicyList, ({ query }, request) => own(request, query, rbacPolicies.page))

  serve(app, neutron.rbacPolicyCreate, ({ body }, request) => rbacPolicies.create(request.openstack('network'), body))

  serve(app, neutron.rbacPolicyView, ({ params }, request) =>
    rbacPolicies.show(request.openstack('network'), params.id),
  )

  serve(app, neutron.rbacPolicyUpdate, ({ params, body }, request) =>
    rbacPolicies.update(request.openstack('network'), params.id, body),
  )

  serve(app, neutron.rbacPolicyDelete, ({ params }, request) =>
    rbacPolicies.remove(request.openstack('network'), params.id),
  )
}
