import { cinder } from '@meridian/contract'
import { volumeGroupTypes } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function groupTypeRoutes(app: FastifyInstance): void {
  serve(app, cinder.groupTypeList, async (_input, request) => ({
    items: await volumeGroupTypes.list(request.openstack('volume')),
  }))

  serve(app, cinder.groupTypeCreate, ({ body }, request) => volumeGroupTypes.create(request.openstack('volume'), body))

  serve(app, cinder.groupTypeUpdate, ({ params, body }, request) =>
    volumeGroupTypes.update(request.openstack('volume'), params.id, body),
  )

  serve(app, cinder.groupTypeDelete, ({ params }, request) =>
    volumeGroupTypes.remove(request.openstack('volume'), params.id),
  )

  serve(app, cinder.groupTypeMetadata, ({ params }, request) =>
    volumeGroupTypes.specs(request.openstack('volume'), params.id),
  )

  serve(app, cinder.groupTypeMetadataUpdate, ({ params, body }, request) =>
    volumeGroupTypes.updateSpecs(request.openstack('volume'), params.id, body),
  )
}
