import { STATUS_CODES } from 'node:http'
import { badRequest, conflict, forbidden, notFound } from '../../core/errors/fault.ts'
import type { Fault } from '../../core/errors/fault.ts'
import { json } from '../../core/http/reply.ts'
import type { Faults } from '../../core/service/service.ts'

/** Neutron's message for a body it cannot parse. */
const INVALID_BODY = 'Body contains invalid data'

/** Neutron's message for an unsupported method. */
const INCORRECT = 'The server could not comply with the request since it is either malformed or otherwise incorrect.'

export const faults: Faults = {
  write({ status, message, title, type }) {
    // The auth middleware before Neutron sends this response, in its own envelope.
    if (status === 401) return json(401, { error: { code: 401, title, message } })
    const shown = status === 405 ? INCORRECT : message
    return json(status, { NeutronError: { type: type ?? typeOf(status), message: shown, detail: '' } })
  },
  malformed: INVALID_BODY,
  invalid: () => INVALID_BODY,
  unknownPath: 'The resource could not be found.',
  noToken: 'The request you have made requires authentication.',
  refused: (rule) => `rule:${rule} is disallowed by policy`,
}

/** The type of errors without a name of their own: `HTTPNotFound`. */
function typeOf(status: number): string {
  if (status === 403) return 'PolicyNotAuthorized'
  return `HTTP${(STATUS_CODES[status] ?? 'Error').replaceAll(/\W/g, '')}`
}

/** Neutron's named errors: `named.conflict('NetworkInUse', '…')`. */
export const named = {
  badRequest: (type: string, message: string) => badRequest(message, { type }),
  forbidden: (type: string, message: string) => forbidden(message, { type }),
  notFound: (type: string, message: string) => notFound(message, { type }),
  conflict: (type: string, message: string) => conflict(message, { type }),
}

export const invalidInput = (what: string): Fault =>
  named.badRequest('InvalidInput', `Invalid input for operation: ${what}.`)

/** `badResource('router', 'Router already has a port …')` */
export const badResource = (resource: string, what: string): Fault =>
  named.badRequest('BadRequest', `Bad ${resource} request: ${what}.`)
