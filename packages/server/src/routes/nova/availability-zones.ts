import { nova } from '@meridian/contract'
import { computeInfo } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function availabilityZoneRoutes(app: FastifyInstance): void {
  serve(app, nova.computeZoneList, async ({ query }, request) => {
    const zones = await computeInfo.zones(request.openstack('compute'), query.detailed ?? false)
    return { items: zones.toSorted((left, right) => left.zoneName.localeCompare(right.zoneName)) }
  })
}
