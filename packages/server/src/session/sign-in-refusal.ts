import { OpenStackError, ServiceOutage } from '@meridian/openstack'
import { ApiRefusal } from '../errors.ts'

/** Header with the next step for the sign-in page: `passcode`, or `password {user id}`. */
const NEXT = 'x-meridian-sign-in'

const EXPIRED = /^The password is expired and needs to be changed for user: ([\w-]+)/

/** Turns an error of Keystone during sign-in into a message for the user; returns other errors unchanged. */
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
  // Keystone sends a receipt if the first factor was right.
  if (headers['openstack-auth-receipt']) return new ApiRefusal(401, 'A passcode is required.', { [NEXT]: 'passcode' })
  const user = EXPIRED.exec(message)?.[1]
  return user
    ? new ApiRefusal(401, 'Password expired.', { [NEXT]: `password ${user}` })
    : new ApiRefusal(401, 'Invalid credentials.')
}

/** Whether a refused sign-in was a wrong guess: not if the password was right and only leads to the next step. */
export const isWrongSecret = (error: unknown): boolean =>
  error instanceof ApiRefusal && error.status === 401 && !error.headers[NEXT]

/**
 * Turns an error of Keystone during a password change into a message: Keystone's own if the new password is the
 * reason.
 */
export function passwordRefusal(error: unknown): unknown {
  if (!(error instanceof OpenStackError)) return refusalOf(error)
  if (error.status === 400 || error.status === 403) return new ApiRefusal(error.status, error.message)
  return new ApiRefusal(error.status === 404 ? 401 : error.status, 'Unable to update the user password.')
}
