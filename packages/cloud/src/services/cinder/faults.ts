import type { IncomingHttpHeaders } from 'node:http'
import { badRequest, notFound, tooLarge, unsupportedMedia } from '../../core/errors/fault.ts'
import { repr } from '../../core/errors/invalid.ts'
import { json, text } from '../../core/http/reply.ts'
import type { RequestMeta, Faults } from '../../core/service/service.ts'
import { ownHeaders, volume } from './microversion.ts'

const ENVELOPES: Readonly<Partial<Record<number, string>>> = {
  400: 'badRequest',
  403: 'forbidden',
  404: 'itemNotFound',
  405: 'badMethod',
  409: 'conflictingRequest',
  413: 'overLimit',
  415: 'badMediaType',
  501: 'notImplemented',
  503: 'serviceUnavailable',
}

const UNKNOWN_PATH = 'No such path.'

export const faults: Faults = {
  write({ status, message, title, headers }, meta) {
    // Cinder has no 405: an unsupported method is an unknown path.
    if (status === 405 || message === UNKNOWN_PATH) return pageNotFound(meta.headers)
    if (status === 401) return json(401, { error: { code: 401, title, message } })
    const retryAfter = headers['retry-after']
    const envelope = ENVELOPES[status] ?? 'computeFault'
    const body = { [envelope]: { code: status, message, ...(retryAfter && { retryAfter }) } }
    return json(status, body, ownHeaders(meta))
  },
  malformed: 'Malformed request body',
  invalid({ path, value, sentence }) {
    const field = path.at(-1)
    const shown = typeof value === 'string' ? value.slice(0, 200) : repr(value)
    return field === undefined
      ? sentence
      : `Invalid input for field/attribute ${String(field)}. Value: ${shown}. ${sentence}`
  },
  unknownPath: UNKNOWN_PATH,
  noToken: 'The request you have made requires authentication.',
  refused: (rule) => `Policy doesn't allow ${rule} to be performed.`,
}

/** The 404 of Cinder's WSGI framework: HTML unless the client accepts JSON only. */
function pageNotFound({ accept = '*/*' }: IncomingHttpHeaders) {
  const sentence = 'The resource could not be found.<br /><br />\n\n\n'
  if (accept.includes('application/json') && !/text\/html|\*\/\*|text\/\*/.test(accept)) {
    return json(404, { message: sentence, code: '404 Not Found', title: 'Not Found' })
  }
  const page = `<html>\n <head>\n  <title>404 Not Found</title>\n </head>\n <body>\n  <h1>404 Not Found</h1>\n  ${sentence}\n </body>\n</html>`
  return text(404, 'text/html; charset=UTF-8', page)
}

const JSON_TYPE = /^\s*application\/(json|vnd\.openstack\.volume\+json)\s*(;|$)/i

/** The checks that Cinder runs before routing. */
export function admit({ headers }: RequestMeta): void {
  volume.requested(headers)
  const { 'content-type': type, 'content-length': length = '0', 'transfer-encoding': encoding } = headers
  const hasBody = length !== '0' || encoding !== undefined
  if (hasBody && type !== undefined && !JSON_TYPE.test(type)) throw unsupportedMedia('Unsupported Content-Type')
}

export const invalidInput = (reason: string) => badRequest(`Invalid input received: ${reason}`)
export const invalidVolume = (reason: string) => badRequest(`Invalid volume: ${reason}`)
export const invalidSnapshot = (reason: string) => badRequest(`Invalid snapshot: ${reason}`)
export const invalidBackup = (reason: string) => badRequest(`Invalid backup: ${reason}`)
export const invalidGroup = (reason: string) => badRequest(`Invalid Group: ${reason}`)
export const invalidVolumeType = (reason: string) => badRequest(`Invalid volume type: ${reason}`)

/** `missing('Volume', id)` */
export const missing = (what: string, id: string) => notFound(`${what} ${id} could not be found.`)

/** A quota error; Cinder prefixes the message with the class of its exception. */
export const overQuota = (error: string, sentence: string) =>
  tooLarge(`${error}: ${sentence}`, { headers: { 'retry-after': '0' } })

/** `['a', 'b', 'c']` → `a or b or c` */
export const anyOf = (words: readonly string[]) => words.join(' or ')
