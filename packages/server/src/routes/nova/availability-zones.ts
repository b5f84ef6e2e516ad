import { nova } from '@meridian/contract'
import { computeZones } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function availabilityZoneRoutes(app: FastifyInstance): void {
  serve(app, nova.computeZoneList, async ({ query }, request) => {
    const zones = await computeZones.list(request.openstack('compute'), query.detailed ?? false)
    return { items: zones.toSorted((left, right) => left.zoneName.localeCompare(right.zoneName)) }
  })
}
