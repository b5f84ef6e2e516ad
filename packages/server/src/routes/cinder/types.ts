import { cinder } from '@meridian/contract'
import { volumeEncryption, volumeQosSpecs, volumeTypes, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { Gaps } from '../../gaps.ts'
import { serve } from '../../serve.ts'
import { toVolumeType } from './types.map.ts'

/** Types with what only other calls say of them; a cloud has a handful. */
async function detailed(client: ServiceClient) {
  const gaps = new Gaps()
  const [types, qosSpecs] = await Promise.all([volumeTypes.list(client), gaps.fill(volumeQosSpecs.list(client), [])])
  const items = await Promise.all(
    types.map(async (type) =>
      toVolumeType(type, { qosSpecs, encryption: await gaps.fill(volumeEncryption.show(client, type.id), null) }),
    ),
  )
  return { items, ...gaps.named }
}

export function volumeTypeRoutes(app: FastifyInstance): void {
  serve(app, cinder.volumeTypeList, async ({ query }, request) => {
    const client = request.openstack('volume')
    if (query.detailed) return detailed(client)
    return { items: (await volumeTypes.list(client)).map((type) => toVolumeType(type)) }
  })

  serve(app, cinder.volumeTypeCreate, async ({ body }, request) =>
    toVolumeType(await volumeTypes.create(request.openstack('volume'), body)),
  )

  serve(app, cinder.volumeTypeDefault, async (_input, request) =>
    toVolumeType(await volumeTypes.show(request.openstack('volume'), 'default')),
  )

  serve(app, cinder.volumeTypeView, async ({ params }, request) =>
    toVolumeType(await volumeTypes.show(request.openstack('volume'), params.id)),
  )

  serve(app, cinder.volumeTypeUpdate, ({ params, body }, request) =>
    volumeTypes.update(request.openstack('volume'), params.id, body),
  )

  serve(app, cinder.volumeTypeDelete, ({ params }, request) =>
    volumeTypes.remove(request.openstack('volume'), params.id),
  )

  serve(app, cinder.volumeTypeMetadata, ({ params }, request) =>
    volumeTypes.extraSpecs(request.openstack('volume'), params.id),
  )

  serve(app, cinder.volumeTypeMetadataUpdate, ({ params, body }, request) =>
    volumeTypes.updateExtraSpecs(request.openstack('volume'), params.id, body),
  )

  serve(app, cinder.volumeTypeAccess, async ({ params }, request) => ({
    items: await volumeTypes.projects(request.openstack('volume'), params.id),
  }))

  serve(app, cinder.volumeTypeAccessUpdate, async ({ params, body }, request) => {
    const client = request.openstack('volume')
    for (const project of body.removed) await volumeTypes.removeProject(client, params.id, project)
    for (const project of body.added) await volumeTypes.addProject(client, params.id, project)
  })
}
