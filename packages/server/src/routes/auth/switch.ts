import { shell } from '@meridian/contract'
import { OpenStackError } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { ApiRefusal } from '../../errors.ts'
import { serve } from '../../serve.ts'
import { writeSession } from '../../session/session.ts'

/** Changing the session's own project; a tab can act in another one without this, by header. */
export function switchRoutes(app: FastifyInstance): void {
  serve(app, shell.switchProject, async ({ params }, request) => {
    const { session, token } = request.access
    try {
      const issued = await app.scopedTokens.obtain(session.secret, { project: { id: params.id } })
      writeSession(request, { ...session, projectId: params.id, domainId: null })
      return { message: `Switch to project "${issued.token.project?.name ?? params.id}" successful.` }
    } catch (error) {
      if (!(error instanceof OpenStackError)) throw error
      throw new ApiRefusal(403, `Project switch failed for user "${token.user.name}".`)
    }
  })
}
