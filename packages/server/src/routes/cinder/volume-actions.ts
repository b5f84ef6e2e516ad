import { cinder } from '@meridian/contract'
import { volumeActions } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function volumeActionRoutes(app: FastifyInstance): void {
  serve(app, cinder.volumeExtend, ({ params, body }, request) =>
    volumeActions.extend(request.openstack('volume'), params.id, body.new_size),
  )

  serve(app, cinder.volumeRetype, ({ params, body }, request) =>
    volumeActions.retype(request.openstack('volume'), params.id, body),
  )

  serve(app, cinder.volumeUpload, ({ params, body }, request) =>
    volumeActions.upload(request.openstack('volume'), params.id, body),
  )

  serve(app, cinder.volumeResetStatus, ({ params, body }, request) =>
    volumeActions.resetStatus(request.openstack('volume'), params.id, body.status),
  )

  serve(app, cinder.volumeForceDelete, ({ params }, request) =>
    volumeActions.forceDelete(request.openstack('volume'), params.id),
  )
}
