import * as z from 'zod'
import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { repr as asPython } from '../../../core/errors/invalid.ts'
import { ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { booleanParameter } from '../booleans.ts'
import { invalidInput } from '../faults.ts'
import { specs } from '../fields.ts'
import { equals, readFilters } from '../filters.ts'
import { linksTo } from '../links.ts'
import { pageReply, readWindow } from '../listing.ts'
import { acceptedPage } from '../replies.ts'
import { now } from '../timestamp.ts'
import * as types from '../types/store.ts'
import * as store from './store.ts'
import type { QosRow, SortColumn } from './store.ts'

type PathParams = { id: string }

const SORT_KEYS: Readonly<Record<string, SortColumn | 'id'>> = {
  id: 'id',
  name: 'name',
  consumer: 'consumer',
  created_at: 'created_at',
}
const KNOWN = { id: equals('id'), name: equals('name'), consumer: equals('consumer') }

const toQos = ({ id, name, consumer, specs: pairs }: QosRow) => ({ id, name, consumer, specs: pairs })

const shown = (call: Call, row: QosRow) => ok({ qos_specs: toQos(row), links: linksTo(call, 'qos-specs', row.id) })

const authorize = (call: Call, verb: string) =>
  call.authorize(`volume_extension:qos_specs_manage:${verb}`, ownTarget(call))

export const list = (call: Call) => {
  authorize(call, 'get_all')
  const window = readWindow(call, SORT_KEYS)
  if (window.marker !== undefined) find(call, window.marker)
  const where = readFilters(call, { known: KNOWN, userFilters: Object.keys(KNOWN) })
  return pageReply(call, { key: 'qos_specs', path: 'qos-specs' }, store.list(call.db, where, window), toQos)
}

const CONSUMERS = ['back-end', 'front-end', 'both'] as const
const MAX_TEXT = 255

const Create = z.strictObject({ qos_specs: z.looseObject({ name: z.string() }) })

export const create = (call: Call) => {
  const { name: given, ...rest } = call.json(Create).qos_specs
  const name = nameOf(given)
  authorize(call, 'create')
  const { consumer = 'back-end', ...pairs } = textsOf(rest)
  if (store.findByName(call.db, name)) throw conflict(`QoS Specs ${name} already exists.`)
  const row = { id: newUuid(), name, consumer: consumerOf(consumer), specs: pairs, created_at: now(call) }
  store.insert(call.db, row)
  return shown(call, row)
}

function nameOf(given: string): string {
  const problem = given === '' ? 'None' : given.trim() === '' ? 'empty' : undefined
  const wrong = "An invalid 'name' value was provided. The 'name' can not be"
  if (problem) throw badRequest(`${wrong} ${problem}.`)
  if (given.trim().length > MAX_TEXT) throw badRequest(`${wrong} greater than ${MAX_TEXT} characters.`)
  return given.trim()
}

function textsOf(pairs: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(pairs).map(([key, value]): [string, string] => {
    if (typeof value !== 'string') throw invalidInput(`Value for key "${key}" is not a string or unicode`)
    if (value.length > MAX_TEXT) throw invalidInput(`Value for key "${key}" has more than ${MAX_TEXT} characters.`)
    return [key, value]
  })
  return Object.fromEntries(entries)
}

function consumerOf(word: string): QosRow['consumer'] {
  const found = CONSUMERS.find((candidate) => candidate === word)
  if (found) return found
  throw badRequest(`Invalid qos specs: Valid consumer of QoS specs are: ${asPython(CONSUMERS)}`)
}

export const show = (call: Call<PathParams>) => {
  authorize(call, 'get')
  return shown(call, find(call, call.params.id))
}

const Set = z.strictObject({ qos_specs: specs })

/** Returns the request's body. */
export const update = (call: Call<PathParams>) => {
  const { qos_specs: body } = call.json(Set)
  authorize(call, 'update')
  const row = find(call, call.params.id)
  const { consumer, ...pairs } = body
  store.update(call.db, {
    ...row,
    ...(consumer && { consumer: consumerOf(consumer) }),
    specs: { ...row.specs, ...textsOf(pairs) },
  })
  return ok({ qos_specs: body })
}

/** `force` removes the specs from the volume types that use them. */
export const remove = (call: Call<PathParams>) => {
  authorize(call, 'delete')
  const force = booleanParameter(call.query, 'force')
  const { id } = find(call, call.params.id)
  const users = types.listOfQos(call.db, id)
  if (users.length > 0 && !force) throw badRequest('Qos specs still in use.')
  for (const type of users) types.update(call.db, { ...type, qos_specs_id: null })
  store.remove(call.db, id)
  return acceptedPage
}

const Unset = z.strictObject({ keys: z.array(z.string().min(1).max(255)) })

export const removeKeys = (call: Call<PathParams>) => {
  const { keys } = call.json(Unset)
  authorize(call, 'delete')
  const row = find(call, call.params.id)
  const unknown = keys.find((key) => !Object.hasOwn(row.specs, key))
  if (unknown !== undefined) throw notFound(`QoS spec ${row.id} has no spec with key ${unknown}.`)
  const remaining = Object.entries(row.specs).filter(([key]) => !keys.includes(key))
  store.update(call.db, { ...row, specs: Object.fromEntries(remaining) })
  return acceptedPage
}

export const associations = (call: Call<PathParams>) => {
  authorize(call, 'get_all')
  const { id } = find(call, call.params.id)
  const users = types.listOfQos(call.db, id)
  const entries = users.map((type) => ({ association_type: 'volume_type', name: type.name, id: type.id }))
  return ok({ qos_associations: entries })
}

export const associate = (call: Call<PathParams>) => {
  const { qos, type } = findSpecsAndType(call)
  if (type.qos_specs_id !== null && type.qos_specs_id !== qos.id) {
    const problem = `Type ${type.id} is already associated with another qos specs: ${type.qos_specs_id}`
    throw badRequest(`Invalid volume type: ${problem}`)
  }
  types.update(call.db, { ...type, qos_specs_id: qos.id })
  return acceptedPage
}

export const disassociate = (call: Call<PathParams>) => {
  const { qos, type } = findSpecsAndType(call)
  if (type.qos_specs_id === qos.id) types.update(call.db, { ...type, qos_specs_id: null })
  return acceptedPage
}

export const disassociateAll = (call: Call<PathParams>) => {
  authorize(call, 'update')
  const { id } = find(call, call.params.id)
  for (const type of types.listOfQos(call.db, id)) types.update(call.db, { ...type, qos_specs_id: null })
  return acceptedPage
}

/** The specs of the path and the volume type of the query. */
function findSpecsAndType(call: Call<PathParams>) {
  authorize(call, 'update')
  const typeId = call.query.get('vol_type_id')
  if (!typeId) throw badRequest('Volume Type id must not be None.')
  const qos = find(call, call.params.id)
  const type = types.find(call.db, typeId)
  if (!type) throw notFound(`Volume type ${typeId} could not be found.`)
  return { qos, type }
}

function find(call: Call, id: string): QosRow {
  const row = store.find(call.db, id)
  if (!row) throw notFound(`No such QoS spec ${id}.`)
  return row
}
