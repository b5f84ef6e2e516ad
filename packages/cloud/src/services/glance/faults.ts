import type { IncomingHttpHeaders } from 'node:http'
import { conflict, forbidden, methodNotAllowed } from '../../core/errors/fault.ts'
import type { Fault } from '../../core/errors/fault.ts'
import { describeProblem } from '../../core/errors/invalid.ts'
import { json, text } from '../../core/http/reply.ts'
import type { Faults } from '../../core/service/service.ts'

/** Errors with the default message of the WSGI framework and Glance's own detail. */
export const conflictBecause = (detail: string) =>
  conflict('There was a conflict when trying to complete your request.', { detail })
export const forbiddenBecause = (detail: string) => forbidden('Access was denied to this resource.', { detail })

export const faults: Faults = {
  write(thrown, { headers, method }) {
    const fault = thrown.status === 405 ? wrongMethod(method, thrown) : thrown
    const title = TITLES.get(fault.status) ?? fault.title
    const heading = `${fault.status} ${title}`
    if (prefersJson(headers))
      return json(fault.status, { message: bodyOf(fault, (plain) => plain), code: heading, title })
    const page = `<html>\n <head>\n  <title>${heading}</title>\n </head>\n <body>\n  <h1>${heading}</h1>\n  ${bodyOf(fault, escape)}\n </body>\n</html>`
    return text(fault.status, 'text/html; charset=UTF-8', page)
  },
  malformed: 'Malformed JSON in request body.',
  invalid: (problem) => `Provided object does not match schema 'image': ${describeProblem(problem)}`,
  unknownPath: 'The resource could not be found.',
  noToken:
    'This server could not verify that you are authorized to access the document you requested. Either you supplied the wrong credentials (e.g., bad password), or your browser does not understand how to supply the credentials required.',
  refused: (rule) => `You are not authorized to complete ${rule} action.`,
}

const wrongMethod = (method: string, { headers }: Fault) =>
  methodNotAllowed(`The method ${method} is not allowed for this resource.`, { headers })

/** Titles of the WSGI framework that differ from HTTP's. */
const TITLES = new Map([[416, 'Request Range Not Satisfiable']])

function bodyOf(fault: Fault, escaped: (plain: string) => string): string {
  if (fault.status === 405 || fault.status === 415) return `${escaped(fault.message)}\n<br /><br />\n`
  return `${escaped(fault.message)}<br /><br />\n${escaped(fault.detail)}\n\n`
}

/** Only clients that accept JSON but no HTML get JSON. */
function prefersJson({ accept = '*/*' }: IncomingHttpHeaders): boolean {
  return accept.includes('application/json') && !/text\/html|\*\/\*|text\/\*/.test(accept)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const escape = (plain: string) => plain.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
