import { Fault } from '../../core/errors/fault.ts'
import { text } from '../../core/http/reply.ts'
import type { Reply } from '../../core/http/reply.ts'
import type { Faults } from '../../core/service/service.ts'

export const HTML = 'text/html; charset=UTF-8'

/** An error with the default HTML page of its status. */
export const refused = (status: number, headers: Record<string, string> = {}) => new Fault(status, '', { headers })

/** An error with a plain message as body. */
export const refusedWith = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Fault(status, message, { headers })

/** Like `refusedWith`, with the content type text/plain. */
export const refusedInPlainText = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Fault(status, message, { headers, type: 'text/plain' })

export const faults: Faults = {
  write(fault, { method }) {
    if (method === 'HEAD') return { status: fault.status, headers: { 'content-type': HTML }, body: null }
    const hasOwnWords = fault.message !== '' && fault.status !== 405
    return hasOwnWords ? text(fault.status, fault.type ?? HTML, fault.message) : page(fault.status)
  },
  malformed: 'The body is not JSON.',
  invalid: ({ sentence }) => sentence,
  unknownPath: refusedWith(412, 'Bad URL'),
  brokenPath: refusedWith(412, 'Invalid UTF8 or contains NULL'),
  noToken: '',
  refused: () => '',
}

/** Swift's HTML page for a status. */
export function page(status: number, headers: Record<string, string> = {}): Reply {
  const body = `<html><h1>${titleOf(status)}</h1><p>${EXPLANATIONS[status] ?? ''}</p></html>`
  return text(status, HTML, body, headers)
}

/** `404 Not Found`, with Swift's titles. */
export const statusLine = (status: number) => `${status} ${titleOf(status)}`

const titleOf = (status: number) => TITLES[status] ?? new Fault(status, '').title

const TITLES: Partial<Record<number, string>> = {
  413: 'Request Entity Too Large',
  416: 'Requested Range Not Satisfiable',
}

const EXPLANATIONS: Partial<Record<number, string>> = {
  202: 'The request is accepted for processing.',
  400: 'The server could not comply with the request since it is either malformed or otherwise incorrect.',
  401: 'This server could not verify that you are authorized to access the document you requested.',
  403: 'Access was denied to this resource.',
  404: 'The resource could not be found.',
  405: 'The method is not allowed for this resource.',
  406: 'The resource is not available in a format acceptable to your browser.',
  409: 'There was a conflict when trying to complete your request.',
  411: 'Content-Length header required.',
  412: 'A precondition for this request was not met.',
  413: 'The body of your request was too large for this server.',
  416: 'The Range requested is not available.',
  422: 'Unable to process the contained instructions',
}
