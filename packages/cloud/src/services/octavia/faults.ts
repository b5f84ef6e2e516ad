import { STATUS_CODES } from 'node:http'
import type { Problem } from '../../core/errors/invalid.ts'
import { json, text } from '../../core/http/reply.ts'
import type { Faults } from '../../core/service/service.ts'

export const faults: Faults = {
  write({ status, message, title }, { method }) {
    // The auth middleware before Octavia sends this response, in its own envelope.
    if (status === 401) return json(401, { error: { code: 401, title, message } })
    if (status === 404 && message === NO_PATH) return text(404, 'text/html; charset=UTF-8', pageOf(404, message))
    if (status === 405 && method !== 'DELETE') return text(405, 'text/html; charset=UTF-8', pageOf(405, message))
    // A collection cannot be deleted: Octavia's framework misses the argument of the method.
    if (status === 405) return json(400, envelope('Client', 'Missing argument: "id"'))
    return json(status, envelope(status < 500 ? 'Client' : 'Server', message))
  },
  malformed: 'Request is not in valid JSON format',
  invalid: sentenceOf,
  unknownPath: 'The resource could not be found.',
  noToken: 'The request you have made requires authentication.',
  refused: () => 'Policy does not allow this request to be performed.',
}

const NO_PATH = 'The resource could not be found.'

const envelope = (faultcode: 'Client' | 'Server', faultstring: string) => ({ faultcode, faultstring, debuginfo: null })

const pageOf = (status: number, message: string) => {
  const heading = `${status} ${STATUS_CODES[status]}`
  return `<html>\n <head>\n  <title>${heading}</title>\n </head>\n <body>\n  <h1>${heading}</h1>\n  ${message}<br /><br />\n\n\n\n </body>\n</html>`
}

/** Names of the arguments of Octavia's methods, by the key of the body. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  loadbalancer: 'load_balancer',
  healthmonitor: 'health_monitor_',
  rule: 'l7rule_',
}

function sentenceOf({ path, value, sentence }: Problem): string {
  const missing = /^'(.*)' is a required property$/s.exec(sentence)?.[1]
  if (missing !== undefined)
    return `Invalid input for field/attribute ${missing}. Value: 'None'. Mandatory field missing.`
  const unknown = /^Additional properties are not allowed \('(.*?)'/s.exec(sentence)?.[1]
  if (unknown !== undefined) {
    const [root = 'body', ...rest] = path.map(String)
    return `Unknown attribute for argument ${[ARGUMENTS[root] ?? `${root}_`, root, ...rest].join('.')}: ${unknown}`
  }
  return `Invalid input for field/attribute ${String(path.at(-1) ?? 'body')}. Value: '${shown(value)}'. ${sentence}`
}

const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 200)
