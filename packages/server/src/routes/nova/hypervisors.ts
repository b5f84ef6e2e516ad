import { nova } from '@meridian/contract'
import { hypervisors } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function hypervisorRoutes(app: FastifyInstance): void {
  serve(app, nova.hypervisorList, async (_input, request) => ({
    items: await hypervisors.list(request.openstack('compute')),
  }))

  serve(app, nova.hypervisorStatistics, (_input, request) => hypervisors.statistics(request.openstack('compute')))

  serve(app, nova.hypervisorView, ({ params }, request) => hypervisors.show(request.openstack('compute'), params.id))
}
