import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod'
import { badRequest, forbidden, unsupportedMedia } from '../../../core/errors/fault.ts'
import { problemOf } from '../../../core/errors/invalid.ts'
import type { Call } from '../../../core/service/api.ts'
import { faults } from '../faults.ts'
import { ImagePart, refuseReadOnly } from './body.ts'
import { ImageLocation } from './locations.ts'

/** The attribute that is no part of a body: only a location can be added to it. */
export const LOCATIONS = 'locations'

const OPERATIONS = ['add', 'remove', 'replace'] as const
type Operation = (typeof OPERATIONS)[number]

/** A validated operation of a PATCH. `value` is absent for `remove`. */
export interface Change {
  op: Operation
  name: string
  value?: unknown
}

const MEDIA_TYPES = ['application/openstack-images-v2.0-json-patch', 'application/openstack-images-v2.1-json-patch']

/** Reads the operations of a JSON patch in either of Glance's two notations. */
export function readPatch(call: Call): Change[] {
  const type = mediaType(call.headers)
  const body = call.json(z.unknown())
  if (!Array.isArray(body)) throw badRequest('Request body must be a JSON array of operation objects.')
  return body.map((item: unknown) => {
    if (!isObject(item)) throw badRequest('Operations must be JSON objects.')
    return checked(type.includes('v2.0') ? fromOlderNotation(item) : item)
  })
}

function mediaType({ 'content-type': type = '' }: IncomingHttpHeaders): string {
  const plain = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (MEDIA_TYPES.includes(plain)) return plain
  const headers = { 'accept-patch': MEDIA_TYPES.join(', ') }
  throw unsupportedMedia(`The request media type ${type} is not supported by this server.`, { headers })
}

/** `{"replace": "/name", "value": "x"}` → `{"op": "replace", "path": "/name", "value": "x"}` */
function fromOlderNotation(item: Record<string, unknown>): Record<string, unknown> {
  const named = OPERATIONS.filter((operation) => Object.hasOwn(item, operation))
  const [op] = named
  if (!op || named.length > 1)
    throw badRequest(`Operation objects must contain exactly one of ${OPERATIONS.join(', ')}.`)
  return { ...item, op, path: item[op] }
}

function checked(item: Record<string, unknown>): Change {
  const op = OPERATIONS.find((known) => known === item.op)
  const offered = `It must be one of the following: ${OPERATIONS.join(', ')}.`
  if (item.op === undefined) throw badRequest(`Unable to find 'op' in JSON Schema change. ${offered}`)
  if (!op) throw badRequest(`Invalid operation: \`${String(item.op)}\`. ${offered}`)
  if (item.path === LAST_LOCATION) return newLocation(op, item.value)
  const name = nameIn(item.path)
  refuseReadOnly(name)
  if (name === 'id') throw forbidden(`Attribute '${name}' is read-only.`) // only POST can set it
  if (op === 'remove') return { op, name }
  if (!Object.hasOwn(item, 'value')) throw badRequest(`Operation "${op}" requires a member named "value".`)
  const part = { [name]: item.value }
  const result = ImagePart.safeParse(part)
  if (!result.success) throw badRequest(faults.invalid(problemOf(result.error, part)))
  return { op, name, value: item.value }
}

const LAST_LOCATION = '/locations/-'

/** The only change inside an attribute. */
function newLocation(op: Operation, value: unknown): Change {
  if (op !== 'add') throw badRequest(`Invalid JSON pointer for this resource: '${LAST_LOCATION}'`)
  const result = ImageLocation.safeParse(value)
  if (!result.success) throw badRequest(faults.invalid(problemOf(result.error, value)))
  return { op, name: LOCATIONS, value: result.data }
}

/** A JSON pointer to a top-level attribute; `~1` is a slash and `~0` a tilde. */
function nameIn(path: unknown): string {
  if (typeof path !== 'string') throw badRequest("Unable to find 'path' in JSON Schema change")
  if (!path.startsWith('/')) throw badRequest(`Pointer \`${path}\` does not start with "/".`)
  if (/\/\s*?\//.test(path)) throw badRequest(`Pointer \`${path}\` contains adjacent "/".`)
  if (path.length > 1 && path.endsWith('/')) throw badRequest(`Pointer \`${path}\` end with "/".`)
  if (/~($|[^01])/.test(path))
    throw badRequest(`Pointer \`${path}\` contains "~" not part of a recognized escape sequence.`)
  const [name = '', ...deeper] = path.slice(1).split('/')
  if (name === '' || deeper.length > 0) throw badRequest(`Invalid JSON pointer for this resource: '${path}'`)
  return name.replaceAll('~1', '/').replaceAll('~0', '~')
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
