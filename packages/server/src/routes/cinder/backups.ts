import { cinder } from '@meridian/contract'
import { volumeBackups } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { pageOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { listQuery, named } from './listing.ts'

export function backupRoutes(app: FastifyInstance): void {
  serve(app, cinder.backupList, async ({ query }, request) => {
    const client = request.openstack('volume')
    const page = await pageOf(query, (window) => volumeBackups.page(client, { ...listQuery(query), ...window }))
    return { ...page, items: page.items.map(named) }
  })

  serve(app, cinder.backupCreate, async ({ body }, request) =>
    named(await volumeBackups.create(request.openstack('volume'), body)),
  )

  serve(app, cinder.backupView, async ({ params }, request) =>
    named(await volumeBackups.show(request.openstack('volume'), params.id)),
  )

  serve(app, cinder.backupUpdate, ({ params, body }, request) =>
    volumeBackups.update(request.openstack('volume'), params.id, body),
  )

  serve(app, cinder.backupDelete, ({ params }, request) => volumeBackups.remove(request.openstack('volume'), params.id))

  serve(app, cinder.backupRestore, ({ params, body: { volume_id: target } }, request) =>
    volumeBackups.restore(request.openstack('volume'), params.id, target ? { volume_id: target } : {}),
  )

  serve(app, cinder.backupResetStatus, ({ params, body }, request) =>
    volumeBackups.resetStatus(request.openstack('volume'), params.id, body.status),
  )

  serve(app, cinder.backupForceDelete, ({ params }, request) =>
    volumeBackups.forceDelete(request.openstack('volume'), params.id),
  )
}
