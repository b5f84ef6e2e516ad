import * as z from 'zod'
import { post } from '../endpoint.ts'

/** The name of Keystone's type of credentials, and of its method, for the passcodes of RFC 6238. */
export const TOTP = 'totp'

const Passcode = z.string().regex(/^\d{6}$/, 'A passcode has six digits.')

const PasscodeDevice = z.object({
  name: z.string().trim().min(1, 'A name is required.').max(64),
  /** In base 32, as apps read it: at least 128 bits. */
  secret: z.string().regex(/^[A-Z2-7]{26,128}$/, 'The secret must have 26 to 128 letters of base 32.'),
  /** The one that the device shows now. */
  passcode: Passcode,
})

export const secondFactorEndpoints = {
  passcodeDeviceCreate: post(
    '/api/keystone/users/current/passcode-devices/',
    "Add a device to the user's second factor: 400 unless it shows the right passcode, 409 if Keystone refuses that",
    { body: PasscodeDevice, result: z.object({ id: z.string() }), location: '/api/keystone/credentials/:id' },
  ),
}

/** What Keystone keeps in a user's options. */
export interface SecondFactor {
  /** Whether Keystone requires one of the ways below: it does not without any. */
  isOn: boolean
  /** Each is a list of methods that are required together. */
  ways: string[][]
}

const Ways = z.array(z.array(z.string()))

export function secondFactorOf({ options }: { options: Readonly<Record<string, unknown>> }): SecondFactor {
  const ways = Ways.safeParse(options['multi_factor_auth_rules']).data ?? []
  return { isOn: options['multi_factor_auth_enabled'] === true && ways.length > 0, ways }
}

export const secondFactorOptions = ({ isOn, ways }: SecondFactor) => ({
  multi_factor_auth_enabled: isOn,
  multi_factor_auth_rules: ways,
})

/** The way of programs that have an application credential. */
export const FOR_PROGRAMS = ['application_credential']

/** Whether a person without a device cannot sign in by any of the ways. */
export function needsDevice(ways: readonly (readonly string[])[]): boolean {
  const ofPeople = ways.filter((methods) => !methods.some((method) => FOR_PROGRAMS.includes(method)))
  return ofPeople.length > 0 && ofPeople.every((methods) => methods.includes(TOTP))
}
