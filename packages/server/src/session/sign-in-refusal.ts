import { OpenStackError, ServiceOutage } from '@meridian/openstack'
import { ApiRefusal } from '../errors.ts'

/** Tells the page what it can ask for next, beside the words: `passcode`, or `password {user id}`. */
const NEXT = 'x-meridian-sign-in'

const EXPIRED = /^The password is expired and needs to be changed for user: ([\w-]+)/

/** Keystone's refusal of a sign-in in the words that a user should read; what is no refusal is left as it is. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof OpenStackError && (error.status === 401 || error.status === 404)) return unauthorized(error)
  if (error instanceof ServiceOutage && error.reason !== 'garbage') {
    return new ApiRefusal(503, 'Unable to establish connection to keystone endpoint.')
  }
  if (error instanceof OpenStackError || error instanceof ServiceOutage) {
    return new ApiRefusal(502, 'An error occurred authenticating. Please try again later.')
  }
  return error
}

function unauthorized({ headers, message }: OpenStackError): ApiRefusal {
  // Half of the factors were right: Keystone gives a receipt for them.
  if (headers['openstack-auth-receipt']) return new ApiRefusal(401, 'A passcode is required.', { [NEXT]: 'passcode' })
  const user = EXPIRED.exec(message)?.[1]
  return user
    ? new ApiRefusal(401, 'Password expired.', { [NEXT]: `password ${user}` })
    : new ApiRefusal(401, 'Invalid credentials.')
}

/** Keystone's refusal of a new password: its own words where the password is the reason, such as a rule that it breaks. */
export function passwordRefusal(error: unknown): unknown {
  if (!(error instanceof OpenStackError)) return refusalOf(error)
  if (error.status === 400 || error.status === 403) return new ApiRefusal(error.status, error.message)
  return new ApiRefusal(error.status === 404 ? 401 : error.status, 'Unable to update the user password.')
}
