import { keystone } from '@meridian/contract'
import { OpenStackError, users } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { badRequest } from '../../errors.ts'
import { serve } from '../../serve.ts'
import { endSession } from '../../session/session.ts'

export function passwordRoutes(app: FastifyInstance): void {
  serve(app, keystone.passwordChange, async ({ body }, request) => {
    const { session, token } = request.access
    // Without a token: Keystone asks for none, and a refusal must not look like an outlived one that is to be renewed.
    await users.changePassword(app.identity(session.keystone), token.user.id, body).catch((error: unknown) => {
      const isWrong = error instanceof OpenStackError && error.status === 401
      throw isWrong ? badRequest('The current password is incorrect.') : error
    })
    endSession(request)
  })
}
