import { neutron } from '@meridian/contract'
import { networkExtensions, networkZones } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { ifExtended } from './extended.ts'

export function networkFeatureRoutes(app: FastifyInstance): void {
  serve(app, neutron.networkExtensionList, async (_input, request) => ({
    items: await networkExtensions.list(request.openstack('network')),
  }))

  serve(app, neutron.networkZoneList, async (_input, request) => ({
    items: (await ifExtended(networkZones.list(request.openstack('network')))) ?? [],
  }))
}
