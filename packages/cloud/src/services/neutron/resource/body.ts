import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { invalidInput } from '../faults.ts'
import type { Input, Kind } from './kind.ts'
import { outlineOf } from './outline.ts'
import { isFields } from './values.ts'
import type { Fields } from './values.ts'

interface ParsedBody<T> {
  /** The attributes as sent. */
  sent: Fields
  /** The parsed attributes. */
  input: T
}

type Readable<C extends z.ZodObject, U extends z.ZodObject> = Pick<
  Kind<{ id: string }, C, U>,
  'one' | 'many' | 'create' | 'update' | 'readOnly'
>

/** Parses the body of a POST: one item in `{network: {…}}`, or several in `{networks: […]}`. */
export function readCreate<C extends z.ZodObject, U extends z.ZodObject>(
  call: Call,
  kind: Readable<C, U>,
): { isBulk: boolean; items: ParsedBody<Input<C>>[] } {
  const body = objectOf(call)
  const many = body[kind.many]
  if (many === undefined) return { isBulk: false, items: [readOne(call, kind, objectIn(body, kind.one))] }
  if (!Array.isArray(many) || many.length === 0) throw badRequest('Resources required')
  return { isBulk: true, items: many.map((item) => readOne(call, kind, itemOf(item, kind.one))) }
}

function readOne<C extends z.ZodObject, U extends z.ZodObject>(
  call: Call,
  kind: Readable<C, U>,
  attributes: Fields,
): ParsedBody<Input<C>> {
  const { project_id, tenant_id, ...sent } = attributes
  const owner = ownerOf(call, project_id, tenant_id)
  refuseUnknown(kind, sent)
  for (const key of Object.keys(sent)) {
    if (!Object.hasOwn(kind.create.shape, key)) throw badRequest(`Attribute '${key}' not allowed in POST`)
  }
  for (const key of outlineOf(kind.create).required) {
    if (sent[key] === undefined) {
      throw badRequest(`Failed to parse request. Required attribute '${key}' not specified`)
    }
  }
  return { sent, input: { ...parsed(kind.create, sent), project_id: owner } }
}

/** Parses the body of a PUT. */
export function readUpdate<C extends z.ZodObject, U extends z.ZodObject>(
  call: Call,
  kind: Readable<C, U>,
): ParsedBody<z.output<U>> {
  const sent = objectIn(objectOf(call), kind.one)
  if (OWNER.some((key) => sent[key] !== undefined)) ownerOf(call, sent.project_id, sent.tenant_id)
  refuseUnknown(kind, sent)
  for (const key of Object.keys(sent)) {
    if (!Object.hasOwn(kind.update.shape, key)) throw badRequest(`Cannot update read-only attribute ${key}`)
  }
  return { sent, input: parsed(kind.update, sent) }
}

/** Only administrators and services create resources for other projects. */
function ownerOf({ auth, may }: Call, project: unknown, tenant: unknown): string {
  const requested = project ?? tenant
  if (project !== undefined && tenant !== undefined && project !== tenant) {
    throw badRequest(`'project_id' and 'tenant_id' do not match`)
  }
  if (requested === undefined || requested === null) return auth.projectId ?? missingOwner()
  if (typeof requested !== 'string') {
    throw badRequest(
      `Invalid input for ${project === undefined ? 'tenant_id' : 'project_id'}. Reason: not a valid string.`,
    )
  }
  if (requested !== auth.projectId && !may('context_is_admin') && !may('context_is_advsvc')) {
    throw badRequest(
      `Specifying 'project_id' or 'tenant_id' other than the authenticated project in request requires admin or advsvc privileges`,
    )
  }
  return requested
}

const missingOwner = (): never => {
  throw badRequest('Running without keystone AuthN requires that tenant_id is specified')
}

const OWNER = ['project_id', 'tenant_id']

function refuseUnknown({ create, update, readOnly }: Readable<z.ZodObject, z.ZodObject>, sent: Fields): void {
  const isKnown = (key: string) =>
    Object.hasOwn(create.shape, key) || Object.hasOwn(update.shape, key) || [...readOnly, ...OWNER].includes(key)
  const unknown = Object.keys(sent).filter((key) => !isKnown(key))
  if (unknown.length > 0) throw badRequest(`Unrecognized attribute(s) '${unknown.join(', ').slice(0, 300)}'`)
}

/** Parses by the schema; the first error is a 400 with the attribute's name. */
export function parsed<S extends z.ZodObject>(schema: S, sent: Fields): z.output<S> {
  const result = schema.safeParse(sent)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw badRequest(`Invalid input for ${String(issue?.path[0])}. Reason: ${issue?.message}.`)
}

/** Parses a body other than a resource's attributes; errors name no attribute. */
export function partOf<S extends z.ZodType>(schema: S, body: Fields, key: string): z.output<S> {
  if (body[key] === undefined) throw badRequest(`Unable to find '${key}' in request body`)
  const result = schema.safeParse(body[key])
  if (result.success) return result.data
  throw invalidInput(result.error.issues[0]?.message ?? '')
}

export function objectOf(call: Call): Fields {
  const body: unknown = call.json(z.unknown())
  if (!isFields(body)) throw badRequest('Body contains invalid data')
  return body
}

export function objectIn(body: Fields, key: string): Fields {
  const found = body[key]
  if (found === undefined || found === null) throw badRequest(`Unable to find '${key}' in request body`)
  if (!isFields(found)) throw badRequest(`Object '${key}' contains invalid data`)
  return found
}

/** Items of a bulk request can have their own envelope. */
function itemOf(item: unknown, key: string): Fields {
  if (!isFields(item)) throw badRequest(`Object '${key}' contains invalid data`)
  return isFields(item[key]) ? item[key] : item
}
