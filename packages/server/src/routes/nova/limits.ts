import { nova } from '@meridian/contract'
import { computeLimits } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function limitRoutes(app: FastifyInstance): void {
  serve(app, nova.computeLimits, ({ query }, request) =>
    computeLimits.show(request.openstack('compute'), query.reserved ?? false),
  )
}
