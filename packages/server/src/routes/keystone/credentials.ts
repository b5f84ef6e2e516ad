import { keystone } from '@meridian/contract'
import { credentials } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function credentialRoutes(app: FastifyInstance): void {
  serve(app, keystone.credentialList, async ({ query }, request) => ({
    items: await credentials.list(request.openstack('identity'), query),
  }))

  serve(app, keystone.credentialCreate, ({ body }, request) =>
    credentials.create(request.openstack('identity'), { user_id: request.access.token.user.id, ...body }),
  )

  serve(app, keystone.credentialUpdate, ({ params, body }, request) =>
    credentials.update(request.openstack('identity'), params.id, body),
  )

  serve(app, keystone.credentialDelete, ({ params }, request) =>
    credentials.remove(request.openstack('identity'), params.id),
  )
}
