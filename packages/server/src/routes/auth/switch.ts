import { shell } from '@meridian/contract'
import { OpenStackError, regionsOf, type Scope } from '@meridian/openstack'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { ApiRefusal } from '../../errors.ts'
import { serve } from '../../serve.ts'
import { writeSession } from '../../session/session.ts'
import { rememberer } from './cookies.ts'

/** Changes the session's default scope; a tab can use another one by header. */
export function switchRoutes(app: FastifyInstance, options: AppOptions): void {
  const remember = rememberer(options)

  const open = async (request: FastifyRequest, scope: Scope) => {
    const { session, token } = request.access
    try {
      return await app.scopedTokens.obtain(session, scope)
    } catch (error) {
      if (!(error instanceof OpenStackError)) throw error
      throw new ApiRefusal(403, `Project switch failed for user "${token.user.name}".`)
    }
  }

  const toProject = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    const { token } = await open(request, { project: { id } })
    writeSession(request, { ...request.access.session, projectId: id, domainId: null })
    remember(reply, 'project', id)
    return { message: `Switch to project "${token.project?.name ?? id}" successful.` }
  }

  const toRegion = (request: FastifyRequest, reply: FastifyReply, region: string) => {
    const { session, token } = request.access
    if (!regionsOf(token.catalog ?? []).includes(region)) throw new ApiRefusal(400, `Invalid region '${region}'`)
    writeSession(request, { ...session, region })
    remember(reply, 'servicesRegion', region)
    return { message: `Switch to region "${region}" successful.` }
  }

  serve(app, shell.switchProject, ({ params }, request, reply) => toProject(request, reply, params.id))
  serve(app, shell.switchRegion, ({ params }, request, reply) => toRegion(request, reply, params.region))
  serve(app, shell.switchDomain, async ({ params: { id } }, request) => {
    const { token } = await open(request, { domain: { id } })
    writeSession(request, { ...request.access.session, projectId: null, domainId: id })
    return { message: `Switch to domain "${token.domain?.name ?? id}" successful.` }
  })
}
