import { credentialEndpoints, secondFactorEndpoints as secondFactor, TOTP } from '@meridian/contract'
import { passcodeAt } from '@meridian/wire/totp'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const passcode = () => passcodeAt(SECRET, Date.now())
const device = (more: object = {}) => ({
  body: { name: 'phone', secret: SECRET, passcode: passcode(), ...more },
})

describeContract('[API-KEYSTONE] the second factor', secondFactor, {
  passcodeDeviceCreate: {
    lacks: ({ real }) => (real ? 'this Keystone has no totp among its methods, as by default' : null),
    good: () => device(),
    shows: async ({ id }, world) => {
      const { items } = await world.call('demo', credentialEndpoints.credentialList, { query: { type: TOTP } })
      // The secret has left with the request, and comes back to nobody.
      expect(items).toMatchObject([{ id, name: 'phone', blob: '' }])
      const shown = await world.send('demo', credentialEndpoints.credentialView, { params: { id } })
      expect(shown.body).not.toContain(SECRET)
      world.cleanUp(() => world.call('demo', credentialEndpoints.credentialDelete, { params: { id } }))
    },
    refused: {
      'a wrong passcode': () => ({
        args: device({ passcode: String((Number(passcode()) + 1) % 1_000_000).padStart(6, '0') }),
        status: 400,
        says: 'not the passcode',
      }),
      'letters for a passcode': () => ({ args: device({ passcode: 'abcdef' }), status: 400, says: 'six digits' }),
      'a short secret': () => ({ args: device({ secret: 'GEZDGNBVGY3TQOJQ' }), status: 400, says: 'base 32' }),
      'no name': () => ({ args: device({ name: ' ' }), status: 400, says: 'A name is required.' }),
    },
  },
})
