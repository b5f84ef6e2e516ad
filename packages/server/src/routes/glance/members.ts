import { glance } from '@meridian/contract'
import { imageMembers } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function imageMemberRoutes(app: FastifyInstance): void {
  serve(app, glance.imageMemberList, async ({ params }, request) => ({
    items: await imageMembers.list(request.openstack('image'), params.id),
  }))

  serve(app, glance.imageMemberAdd, ({ params, body }, request) =>
    imageMembers.add(request.openstack('image'), params.id, body.member),
  )

  serve(app, glance.imageMemberUpdate, ({ params, body }, request) =>
    imageMembers.update(request.openstack('image'), params.id, params.member, body.status),
  )

  serve(app, glance.imageMemberRemove, ({ params }, request) =>
    imageMembers.remove(request.openstack('image'), params.id, params.member),
  )
}
