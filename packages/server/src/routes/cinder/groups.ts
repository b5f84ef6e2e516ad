import { cinder } from '@meridian/contract'
import { volumeGroups } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { pageOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { listQuery, named } from './listing.ts'

export function groupRoutes(app: FastifyInstance): void {
  serve(app, cinder.volumeGroupList, async ({ query }, request) => {
    const client = request.openstack('volume')
    const page = await pageOf(query, (window) => volumeGroups.page(client, { ...listQuery(query), ...window }))
    return { ...page, items: page.items.map(named) }
  })

  serve(app, cinder.volumeGroupCreate, ({ body }, request) => volumeGroups.create(request.openstack('volume'), body))

  serve(app, cinder.volumeGroupClone, ({ params, body }, request) =>
    volumeGroups.createFromSource(request.openstack('volume'), { ...body, source_group_id: params.id }),
  )

  serve(app, cinder.volumeGroupView, async ({ params }, request) =>
    named(await volumeGroups.show(request.openstack('volume'), params.id)),
  )

  serve(app, cinder.volumeGroupUpdate, ({ params, body }, request) => {
    const { add_volumes: added, remove_volumes: removed, ...texts } = body
    return volumeGroups.update(request.openstack('volume'), params.id, {
      ...texts,
      ...(added.length > 0 ? { add_volumes: added.join(',') } : {}),
      ...(removed.length > 0 ? { remove_volumes: removed.join(',') } : {}),
    })
  })

  serve(app, cinder.volumeGroupDelete, ({ params, query }, request) =>
    volumeGroups.remove(request.openstack('volume'), params.id, query.delete_volumes ?? false),
  )
}
