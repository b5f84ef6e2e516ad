import { keystone, needsDevice, secondFactorOf, TOTP } from '@meridian/contract'
import { credentials, tokens, users, type ServiceClient } from '@meridian/openstack'
import { isPasscode } from '@meridian/wire/totp'
import type { FastifyInstance } from 'fastify'
import { ApiRefusal, badRequest } from '../../errors.ts'
import { ifPresent } from '../../if-present.ts'
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

/** Refuses to delete the last device of a user who cannot sign in without a passcode. */
export async function keepLastDevice(identity: ServiceClient, id: string): Promise<void> {
  const credential = await ifPresent(credentials.show(identity, id))
  if (credential?.type !== TOTP) return
  const { user_id: user } = credential
  const [owner, devices] = await Promise.all([
    ifPresent(users.show(identity, user)),
    credentials.list(identity, { user_id: user, type: TOTP }),
  ])
  if (!owner || devices.length > 1) return
  const { isOn, ways } = secondFactorOf(owner)
  if (!isOn || !needsDevice(ways)) return
  throw new ApiRefusal(
    409,
    'This is the last device of a user who must enter a passcode to sign in. Switch off the second factor first.',
  )
}
