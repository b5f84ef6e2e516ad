import * as z from 'zod'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { json, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { onePair, plainSpecs } from '../fields.ts'
import { acceptedPage } from '../replies.ts'
import { findGroupType } from './access.ts'
import * as store from './store.ts'

type PathParams = { id: string }
type Item = { id: string; key: string }

function find(call: Call<PathParams>, verb: 'get' | 'get_all' | 'create' | 'update' | 'delete') {
  call.authorize(`group:group_types_specs:${verb}`, ownTarget(call))
  return findGroupType(call, call.params.id)
}

export const list = (call: Call<PathParams>) => ok({ group_specs: find(call, 'get_all').group_specs })

const Body = z.strictObject({ group_specs: plainSpecs })

export const create = (call: Call<PathParams>) => {
  const { group_specs } = call.json(Body)
  const type = find(call, 'create')
  store.update(call.db, { ...type, group_specs: { ...type.group_specs, ...group_specs } })
  return json(202, { group_specs })
}

export const show = (call: Call<Item>) => {
  const { id, key } = call.params
  const { group_specs } = find(call, 'get')
  if (!Object.hasOwn(group_specs, key)) throw notFound(`Group Type ${id} has no extra spec with key ${key}.`)
  return ok({ [key]: group_specs[key] })
}

export const update = (call: Call<Item>) => {
  const pair = call.json(onePair(plainSpecs))
  const type = find(call, 'update')
  if (!Object.hasOwn(pair, call.params.key)) throw badRequest('Request body and URI mismatch')
  store.update(call.db, { ...type, group_specs: { ...type.group_specs, ...pair } })
  return ok(pair)
}

export const remove = (call: Call<Item>) => {
  const { id, key } = call.params
  const type = find(call, 'delete')
  if (!Object.hasOwn(type.group_specs, key)) throw notFound(`Group Type ${id} has no specs with key ${key}.`)
  const { [key]: _, ...group_specs } = type.group_specs
  store.update(call.db, { ...type, group_specs })
  return acceptedPage
}
