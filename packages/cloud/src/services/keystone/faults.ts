import { describe } from '../../core/invalid.ts'
import { json, text } from '../../core/reply.ts'
import type { Faults } from '../../core/service.ts'

const UNKNOWN_PATH =
  'The requested URL was not found on the server. If you entered the URL manually please check your spelling and try again.'

export const AUTHENTICATION_REQUIRED = 'The request you have made requires authentication.'

const ASSUMED_IN_ERROR =
  'The server could not comply with the request since it is either malformed or otherwise incorrect. The client is assumed to be in error.'

/** Keystone's sentence for something missing: `expecting('domain', 'project')`. */
export const expecting = (what: string, where: string) => `Expecting to find ${what} in ${where}. ${ASSUMED_IN_ERROR}`

export const faults: Faults = {
  write(fault) {
    // The framework below Keystone answers these two, and not in Keystone's envelope.
    if (fault.message === UNKNOWN_PATH) {
      const page = `<!doctype html>\n<html lang=en>\n<title>404 Not Found</title>\n<h1>Not Found</h1>\n<p>${UNKNOWN_PATH}</p>\n`
      return text(404, 'text/html; charset=utf-8', page)
    }
    if (fault.status === 405) return json(405, { message: fault.message })
    return json(fault.status, { error: { code: fault.status, message: fault.message, title: fault.title } })
  },
  malformed: expecting('valid JSON', 'request body'),
  invalid: describe,
  unknownPath: UNKNOWN_PATH,
  noToken: AUTHENTICATION_REQUIRED,
  refused: (rule) => `You are not authorized to perform the requested action: ${rule}.`,
}
