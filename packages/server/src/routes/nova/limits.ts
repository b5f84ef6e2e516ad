import { nova } from '@meridian/contract'
import { computeInfo } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function limitRoutes(app: FastifyInstance): void {
  serve(app, nova.computeLimits, ({ query }, request) =>
    computeInfo.limits(request.openstack('compute'), query.reserved ?? false),
  )
}
