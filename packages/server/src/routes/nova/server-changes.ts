import { nova } from '@meridian/contract'
import { serverActions, servers } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

const passwordFor = (password: string | undefined) => (password === undefined ? {} : { adminPass: password })
const diskFor = (config: string | undefined) => (config === undefined ? {} : { 'OS-DCF:diskConfig': config })

export function serverChangeRoutes(app: FastifyInstance): void {
  serve(app, nova.serverRebuild, async ({ params, body }, request) => {
    const wanted = {
      imageRef: body.image,
      ...passwordFor(body.password),
      ...diskFor(body.disk_config),
      ...(body.description === undefined ? {} : { description: body.description }),
    }
    return { admin_pass: await serverActions.rebuild(request.openstack('compute'), params.id, wanted) }
  })

  serve(app, nova.serverResize, ({ params, body }, request) =>
    serverActions.resize(request.openstack('compute'), params.id, {
      flavorRef: body.flavor,
      ...diskFor(body.disk_config),
    }),
  )

  serve(app, nova.serverRescue, async ({ params, body }, request) => {
    const wanted = { ...(body.image ? { rescue_image_ref: body.image } : {}), ...passwordFor(body.password) }
    return { admin_pass: await serverActions.rescue(request.openstack('compute'), params.id, wanted) }
  })

  serve(app, nova.serverMigrate, ({ params, body }, request) =>
    serverActions.migrate(request.openstack('compute'), params.id, body.host ?? undefined),
  )

  serve(app, nova.serverLiveMigrate, ({ params, body }, request) =>
    serverActions.liveMigrate(request.openstack('compute'), params.id, body),
  )

  serve(app, nova.serverEvacuate, ({ params, body }, request) =>
    serverActions.evacuate(request.openstack('compute'), params.id, {
      ...(body.host ? { host: body.host } : {}),
      ...passwordFor(body.password),
    }),
  )

  serve(app, nova.serverResetState, ({ params, body }, request) =>
    serverActions.resetState(request.openstack('compute'), params.id, body.state),
  )

  serve(app, nova.serverTagsReplace, ({ params, body }, request) =>
    servers.replaceTags(request.openstack('compute'), params.id, body.tags),
  )
}
