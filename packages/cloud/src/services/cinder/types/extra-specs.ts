import * as z from 'zod'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { onePair, plainSpecs } from '../fields.ts'
import { accepted } from '../replies.ts'
import { now } from '../timestamp.ts'
import * as volumes from '../volumes/store.ts'
import { findType } from './access.ts'
import * as store from './store.ts'
import type { TypeRow } from './store.ts'
import { specsFor } from './view.ts'

type PathParams = { id: string }
type Item = { id: string; key: string }

const authorize = (call: Call, verb: string) =>
  call.authorize(`volume_extension:types_extra_specs:${verb}`, ownTarget(call))

export const list = (call: Call<PathParams>) => {
  authorize(call, 'index')
  return ok({ extra_specs: specsFor(call, findType(call, call.params.id)) })
}

const Body = z.strictObject({ extra_specs: plainSpecs })

export const create = (call: Call<PathParams>) => {
  const { extra_specs } = call.json(Body)
  authorize(call, 'create')
  add(call, findType(call, call.params.id), extra_specs)
  return ok({ extra_specs })
}

export const show = (call: Call<Item>) => {
  authorize(call, 'show')
  const { id, key } = call.params
  const specs = specsFor(call, findType(call, id))
  if (!Object.hasOwn(specs, key)) throw noSpec(id, key)
  return ok({ [key]: specs[key] })
}

export const update = (call: Call<Item>) => {
  const pair = call.json(onePair(plainSpecs))
  authorize(call, 'update')
  const type = findType(call, call.params.id)
  if (!Object.hasOwn(pair, call.params.key)) throw badRequest('Request body and URI mismatch')
  add(call, type, pair)
  return ok(pair)
}

export const remove = (call: Call<Item>) => {
  const { id, key } = call.params
  const type = findType(call, id)
  authorize(call, 'delete')
  refuseInUse(call, type)
  if (!Object.hasOwn(type.extra_specs, key)) throw noSpec(id, key)
  const { [key]: _, ...extra_specs } = type.extra_specs
  store.update(call.db, { ...type, extra_specs, updated_at: now(call) })
  return accepted
}

const TRUE = '<is> True'

function add(call: Call, type: TypeRow, added: TypeRow['extra_specs']): void {
  refuseInUse(call, type)
  const extra_specs = { ...type.extra_specs, ...added }
  if (extra_specs['multiattach'] === TRUE && extra_specs['cacheable'] === TRUE) {
    throw badRequest('cacheable cannot be set with multiattach.')
  }
  store.update(call.db, { ...type, extra_specs, updated_at: now(call) })
}

function refuseInUse(call: Call, { id }: TypeRow): void {
  if (volumes.isTypeInUse(call.db, id)) throw badRequest('Volume Type is currently in use.')
}

const noSpec = (id: string, key: string) => notFound(`Volume Type ${id} has no extra specs with key ${key}.`)
