import { cinder } from '@meridian/contract'
import { volumeQosSpecs } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function qosSpecRoutes(app: FastifyInstance): void {
  serve(app, cinder.qosSpecList, async (_input, request) => ({
    items: await volumeQosSpecs.list(request.openstack('volume')),
  }))

  serve(app, cinder.qosSpecCreate, ({ body }, request) => volumeQosSpecs.create(request.openstack('volume'), body))

  serve(app, cinder.qosSpecView, ({ params }, request) => volumeQosSpecs.show(request.openstack('volume'), params.id))

  serve(app, cinder.qosSpecUpdate, async ({ params: { id }, body: { consumer, updated, removed } }, request) => {
    const client = request.openstack('volume')
    if (removed.length > 0) await volumeQosSpecs.removeKeys(client, id, removed)
    const values = { ...updated, ...(consumer ? { consumer } : {}) }
    if (Object.keys(values).length > 0) await volumeQosSpecs.set(client, id, values)
  })

  serve(app, cinder.qosSpecDelete, ({ params }, request) =>
    volumeQosSpecs.remove(request.openstack('volume'), params.id),
  )

  serve(app, cinder.qosSpecAssociations, async ({ params }, request) => ({
    items: await volumeQosSpecs.associations(request.openstack('volume'), params.id),
  }))

  serve(app, cinder.qosSpecAssociate, ({ params }, request) =>
    volumeQosSpecs.associate(request.openstack('volume'), params.id, params.type),
  )

  serve(app, cinder.qosSpecDisassociate, ({ params }, request) =>
    volumeQosSpecs.disassociate(request.openstack('volume'), params.id, params.type),
  )
}
