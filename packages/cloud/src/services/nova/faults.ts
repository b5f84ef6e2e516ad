import { unsupportedMedia } from '../../core/errors/fault.ts'
import type { Fault } from '../../core/errors/fault.ts'
import { repr } from '../../core/errors/invalid.ts'
import { json, text } from '../../core/http/reply.ts'
import type { Reply } from '../../core/http/reply.ts'
import type { RequestMeta, Faults } from '../../core/service/service.ts'
import { compute } from './microversion.ts'
import { INVALID_NAME } from './parameters.ts'

const ENVELOPES: Readonly<Partial<Record<number, string>>> = {
  400: 'badRequest',
  403: 'forbidden',
  404: 'itemNotFound',
  405: 'badMethod',
  409: 'conflictingRequest',
  413: 'overLimit',
  415: 'badMediaType',
  429: 'overLimit',
  501: 'notImplemented',
  503: 'serviceUnavailable',
}

const PAGE =
  '<html>\n <head>\n  <title>404 Not Found</title>\n </head>\n <body>\n  <h1>404 Not Found</h1>\n  The resource could not be found.<br /><br />\n\n\n\n </body>\n</html>'

export const faults: Faults = {
  write: refusal,
  malformed: 'Malformed request body',
  invalid({ path, value, sentence }) {
    const field = path.at(-1)
    if (field === undefined || sentence.startsWith(INVALID_NAME)) return sentence
    const shown = typeof value === 'string' ? value : repr(value)
    return `Invalid input for field/attribute ${String(field)}. Value: ${shown}. ${sentence}`
  },
  unknownPath: 'No such path.',
  noToken: 'The request you have made requires authentication.',
  refused: (rule) => `Policy doesn't allow ${rule} to be performed.`,
}

/** An error reply for handlers whose writes are to be committed; other handlers throw. */
export function refusal(fault: Fault): Reply {
  const { status, message } = fault
  // Nova has no 405: an unsupported method is an unknown path.
  if (status === 405 || message === faults.unknownPath) return text(404, 'text/html; charset=UTF-8', PAGE)
  if (status === 401) return json(401, { error: { code: 401, title: fault.title, message } })
  return json(status, { [envelopeOf(fault)]: { code: status, message } }, CHARSET)
}

const CHARSET = { 'content-type': 'application/json; charset=UTF-8' }

const envelopeOf = ({ status }: Fault) => ENVELOPES[status] ?? 'computeFault'

/** The checks that Nova runs before routing. */
export function admit({ headers }: RequestMeta): void {
  compute.requested(headers)
  const { 'content-type': type, 'content-length': length = '0', 'transfer-encoding': encoding } = headers
  const hasBody = length !== '0' || encoding !== undefined
  if (hasBody && type !== undefined && !JSON_TYPE.test(type)) throw unsupportedMedia('Unsupported Content-Type')
}

const JSON_TYPE = /^\s*application\/(json|vnd\.openstack\.compute\+json)\s*(;|$)/i
