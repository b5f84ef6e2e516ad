import { neutron } from '@meridian/contract'
import { qosPolicies } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { own } from './listing.ts'

export function qosPolicyRoutes(app: FastifyInstance): void {
  serve(app, neutron.qosPolicyList, ({ query }, request) => own(request, query, qosPolicies.page))

  serve(app, neutron.qosPolicyCreate, ({ body }, request) => qosPolicies.create(request.openstack('network'), body))

  for (const view of [neutron.qosPolicyView, neutron.qosPolicyViewByOldName])
    serve(app, view, ({ params }, request) => qosPolicies.show(request.openstack('network'), params.id))

  serve(app, neutron.qosPolicyUpdate, ({ params, body }, request) =>
    qosPolicies.update(request.openstack('network'), params.id, body),
  )

  serve(app, neutron.qosPolicyDelete, ({ params }, request) =>
    qosPolicies.remove(request.openstack('network'), params.id),
  )
}
