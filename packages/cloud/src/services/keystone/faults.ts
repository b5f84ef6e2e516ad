import { conflict, forbidden, notFound } from '../../core/errors/fault.ts'
import { describeProblem } from '../../core/errors/invalid.ts'
import type { Problem } from '../../core/errors/invalid.ts'
import { json, text } from '../../core/http/reply.ts'
import type { Faults } from '../../core/service/service.ts'

const UNKNOWN_PATH =
  'The requested URL was not found on the server. If you entered the URL manually please check your spelling and try again.'

export const AUTHENTICATION_REQUIRED = 'The request you have made requires authentication.'

const ASSUMED_IN_ERROR =
  'The server could not comply with the request since it is either malformed or otherwise incorrect. The client is assumed to be in error.'

/** Keystone's message for a missing value: `expecting('domain', 'project')`. */
export const expecting = (what: string, where: string) => `Expecting to find ${what} in ${where}. ${ASSUMED_IN_ERROR}`

/** The same ending after another message. */
export const malformed = (message: string) => `${message} ${ASSUMED_IN_ERROR}`

/** The 404 for an id: `couldNotFind('user', id)`. */
export const couldNotFind = (what: string, id: string) => notFound(`Could not find ${what}: ${id}.`)

/** Returns the row, or throws 404. */
export function orNotFound<Row>(row: Row | undefined, what: string, id: string): Row {
  if (row === undefined) throw couldNotFind(what, id)
  return row
}

export const conflictIn = (what: string, detail: string) =>
  conflict(`Conflict occurred attempting to store ${what} - ${detail}.`)

/** Throws if the row has the resource option `immutable`. */
export function requireMutable(verb: 'update' | 'delete', what: string, row: { id: string; options: object }): void {
  if ('immutable' in row.options && row.options.immutable === true) {
    const hint = 'Set resource option "immutable" to false first.'
    throw forbidden(`Unable to ${verb} immutable ${what} resource: \`${row.id}. ${hint}`)
  }
}

/** A 403 with a reason instead of a rule. */
export const notAuthorizedTo = (reason: string) =>
  forbidden(`You are not authorized to perform the requested action: ${reason}.`)

/** Keystone validates the value inside the envelope, and prepends the field if it is not that whole value. */
function invalid({ path, ...problem }: Problem): string {
  const inside = path.slice(1)
  const message = describeProblem({ ...problem, path: inside })
  return inside.length > 0 ? `Invalid input for field '${inside.join('/')}': ${message}` : message
}

export const faults: Faults = {
  write(fault) {
    // Keystone's framework sends these two responses, without Keystone's envelope.
    if (fault.message === UNKNOWN_PATH) {
      const page = `<!doctype html>\n<html lang=en>\n<title>404 Not Found</title>\n<h1>Not Found</h1>\n<p>${UNKNOWN_PATH}</p>\n`
      return text(404, 'text/html; charset=utf-8', page)
    }
    if (fault.status === 405) return json(405, { message: fault.message })
    return json(fault.status, { error: { code: fault.status, message: fault.message, title: fault.title } })
  },
  malformed: expecting('valid JSON', 'request body'),
  invalid,
  unknownPath: UNKNOWN_PATH,
  noToken: AUTHENTICATION_REQUIRED,
  refused: (rule) => `You are not authorized to perform the requested action: ${rule}.`,
}
