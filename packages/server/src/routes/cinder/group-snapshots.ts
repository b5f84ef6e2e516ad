import { cinder } from '@meridian/contract'
import { volumeGroups, volumeGroupSnapshots } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { pageOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { listQuery, named } from './listing.ts'

export function groupSnapshotRoutes(app: FastifyInstance): void {
  serve(app, cinder.groupSnapshotList, async ({ query }, request) => {
    const client = request.openstack('volume')
    const page = await pageOf(query, (window) => volumeGroupSnapshots.page(client, { ...listQuery(query), ...window }))
    return { ...page, items: page.items.map(named) }
  })

  serve(app, cinder.groupSnapshotCreate, ({ body }, request) =>
    volumeGroupSnapshots.create(request.openstack('volume'), body),
  )

  serve(app, cinder.groupSnapshotView, async ({ params }, request) =>
    named(await volumeGroupSnapshots.show(request.openstack('volume'), params.id)),
  )

  serve(app, cinder.groupSnapshotDelete, ({ params }, request) =>
    volumeGroupSnapshots.remove(request.openstack('volume'), params.id),
  )

  serve(app, cinder.groupSnapshotRestore, ({ params, body }, request) =>
    volumeGroups.createFromSource(request.openstack('volume'), { ...body, group_snapshot_id: params.id }),
  )
}
