import { keystone, TOTP } from '@meridian/contract'
import { credentials, tokens } from '@meridian/openstack'
import { isPasscode } from '@meridian/wire/totp'
import type { FastifyInstance } from 'fastify'
import { ApiRefusal, badRequest } from '../../errors.ts'
import { serve } from '../../serve.ts'

export function secondFactorRoutes(app: FastifyInstance): void {
  serve(app, keystone.passcodeDeviceCreate, async ({ body: { name, secret, passcode } }, request) => {
    // First here: Keystone would also accept the passcode of another device of the user.
    if (!isPasscode(passcode, secret, Date.now())) throw badRequest('passcode: This is not the passcode of now.')
    const identity = request.openstack('identity')
    const { session, token } = request.access
    const { id: user } = token.user
    const { id } = await credentials.create(identity, { type: TOTP, blob: secret, user_id: user, name })
    if (request.recorder?.isRehearsal) return { id }
    // Then Keystone: its clock may differ, and without `totp` among its methods no passcode would ever sign in.
    let isAccepted = false
    try {
      isAccepted = await tokens.acceptsPasscode(app.identity(session.keystone), user, passcode)
    } finally {
      if (!isAccepted) await credentials.remove(identity, id)
    }
    if (!isAccepted) throw new ApiRefusal(409, 'Keystone does not accept the passcode. The device was not added.')
    return { id }
  })
}
