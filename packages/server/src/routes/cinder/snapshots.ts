import { cinder } from '@meridian/contract'
import { volumeSnapshots } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { pageOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { listQuery, named } from './listing.ts'

export function snapshotRoutes(app: FastifyInstance): void {
  serve(app, cinder.snapshotList, async ({ query }, request) => {
    const client = request.openstack('volume')
    const page = await pageOf(query, (window) => volumeSnapshots.page(client, { ...listQuery(query), ...window }))
    return { ...page, items: page.items.map(named) }
  })

  serve(app, cinder.snapshotCreate, async ({ body }, request) =>
    named(await volumeSnapshots.create(request.openstack('volume'), body)),
  )

  serve(app, cinder.snapshotView, async ({ params }, request) =>
    named(await volumeSnapshots.show(request.openstack('volume'), params.id)),
  )

  serve(app, cinder.snapshotUpdate, ({ params, body }, request) =>
    volumeSnapshots.update(request.openstack('volume'), params.id, body),
  )

  serve(app, cinder.snapshotDelete, ({ params }, request) =>
    volumeSnapshots.remove(request.openstack('volume'), params.id),
  )

  serve(
    app,
    cinder.snapshotMetadata,
    async ({ params }, request) => (await volumeSnapshots.show(request.openstack('volume'), params.id)).metadata,
  )

  serve(app, cinder.snapshotMetadataUpdate, ({ params, body }, request) =>
    volumeSnapshots.updateMetadata(request.openstack('volume'), params.id, body),
  )

  serve(app, cinder.snapshotResetStatus, ({ params, body }, request) =>
    volumeSnapshots.resetStatus(request.openstack('volume'), params.id, body.status),
  )
}
