import type { IncomingHttpHeaders } from 'node:http'
import { badRequest, conflict, forbidden, notFound } from '../../core/errors/fault.ts'
import { describeProblem } from '../../core/errors/invalid.ts'
import { json, text } from '../../core/http/reply.ts'
import type { Reply } from '../../core/http/reply.ts'
import type { Faults } from '../../core/service/service.ts'

const UNKNOWN_PATH = 'The resource could not be found.'
const INCORRECT = 'The server could not comply with the request since it is either malformed or otherwise incorrect.'

/** Type and explanation of a status in WebOb, Heat's framework. */
const WORDS: Readonly<Record<number, { type: string; explanation: string }>> = {
  400: { type: 'HTTPBadRequest', explanation: INCORRECT },
  403: { type: 'Forbidden', explanation: 'Access was denied to this resource.' },
  404: { type: 'HTTPNotFound', explanation: UNKNOWN_PATH },
  405: { type: 'HTTPMethodNotAllowed', explanation: INCORRECT },
  409: { type: 'Conflict', explanation: 'There was a conflict when trying to complete your request.' },
}
const ERRED = {
  type: 'HTTPInternalServerError',
  explanation: 'The server has either erred or is incapable of performing the requested operation.',
}

export const faults: Faults = {
  write({ status, message, title, type, detail }, { headers }) {
    if (status === 401) return json(401, { error: { code: 401, title, message } })
    if (detail === UNKNOWN_PATH) return pageNotFound(headers)
    const words = WORDS[status] ?? ERRED
    const error = { type: type ?? words.type, traceback: null, message: status === 405 ? INCORRECT : message }
    return json(status, { code: status, title, explanation: words.explanation, error })
  },
  malformed: 'Expecting value: line 1 column 1 (char 0)',
  invalid: describeProblem,
  unknownPath: notFound(UNKNOWN_PATH, { detail: UNKNOWN_PATH }),
  noToken: 'The request you have made requires authentication.',
  refused: (rule) => `You are not authorized to use ${rule}.`,
}

/** WebOb answers unknown paths, in the format that the client accepts. */
function pageNotFound({ accept = '' }: IncomingHttpHeaders): Reply {
  const message = `${UNKNOWN_PATH}<br /><br />\n\n\n`
  if (/text\/html|\*\/\*|text\/\*/.test(accept)) return page(404, '404 Not Found', message)
  if (accept.includes('application/json')) {
    return json(404, { message: message, code: '404 Not Found', title: 'Not Found' })
  }
  return text(404, 'text/plain; charset=UTF-8', `404 Not Found\n\n${UNKNOWN_PATH}\n\n   `)
}

/** An HTML page in WebOb's format. */
export function page(status: number, heading: string, body: string, headers: Record<string, string> = {}): Reply {
  const html = `<html>\n <head>\n  <title>${heading}</title>\n </head>\n <body>\n  <h1>${heading}</h1>\n  ${body}\n </body>\n</html>`
  return text(status, 'text/html; charset=UTF-8', html, headers)
}

/** The response to an update. */
export const acceptedPage = () => page(202, '202 Accepted', 'The request is accepted for processing.<br /><br />\n\n\n')

export const validationFailed = (message: string) => badRequest(message, { type: 'StackValidationFailed' })
export const invalidSchema = (message: string) => badRequest(message, { type: 'InvalidSchemaError' })
export const invalidVersion = (reason: string) =>
  badRequest(`The template version is invalid: ${reason}`, { type: 'InvalidTemplateVersion' })
export const badReference = (name: string, place: string) =>
  badRequest(`The specified reference "${name}" (in ${place}) is incorrect.`, { type: 'InvalidTemplateReference' })
export const notSupported = (message: string) => badRequest(message, { type: 'NotSupported' })
export const missing = (message: string) => notFound(message, { type: 'NotFound' })
export const noSuchEntity = (kind: string, name: string) =>
  notFound(`The ${kind} (${name}) could not be found.`, { type: 'EntityNotFound' })
export const noSuchResource = (name: string, stack: string) =>
  notFound(`The Resource (${name}) could not be found in Stack ${stack}.`, { type: 'ResourceNotFound' })
export const stackExists = (name: string) => conflict(`The Stack (${name}) already exists.`, { type: 'StackExists' })
export const actionInProgress = (name: string, action: string) =>
  conflict(`Stack ${name} already has an action (${action}) in progress.`, { type: 'ActionInProgress' })
export const otherProject = () => forbidden('Access was denied to this resource.', { type: 'HTTPForbidden' })
export const tooManyResources = () =>
  badRequest('Request limit exceeded: You have reached the maximum resources per stack, 1000.', {
    type: 'RequestLimitExceeded',
  })
