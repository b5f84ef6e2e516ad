import { COMPUTE_FEATURES, nova, type ComputeFeature } from '@meridian/contract'
import { computeInfo, OpenStackError, type ServiceClient } from '@meridian/openstack'
import type { ComputeExtension } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { ApiRefusal } from '../../errors.ts'
import { serve } from '../../serve.ts'

/** What clients look for in the list of a Nova that has none any more: it is part of all of those. */
const ALWAYS_THERE: ComputeExtension[] = [
  {
    name: 'BlockDeviceMappingV2Boot',
    alias: 'os-block-device-mapping-v2-boot',
    namespace: '',
    description: 'Servers boot from volumes.',
    links: [],
    updated: '2013-07-08T00:00:00Z',
  },
]

async function extensionsOf(client: ServiceClient): Promise<ComputeExtension[]> {
  try {
    return await computeInfo.extensions(client)
  } catch (error) {
    if (error instanceof OpenStackError && (error.status === 404 || error.status === 410)) return ALWAYS_THERE
    throw error
  }
}

const isFeature = (name: string): name is ComputeFeature => Object.hasOwn(COMPUTE_FEATURES, name)

export function extensionRoutes(app: FastifyInstance): void {
  serve(app, nova.computeExtensionList, async (_input, request) => ({
    items: await extensionsOf(request.openstack('compute')),
  }))

  serve(app, nova.computeFeature, ({ params: { name } }, request) => {
    if (!isFeature(name)) throw new ApiRefusal(404, `Unknown feature: ${name}`)
    return request.openstack('compute').speaks(COMPUTE_FEATURES[name])
  })
}
