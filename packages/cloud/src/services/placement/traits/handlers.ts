import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { repr as quoted } from '../../../core/errors/invalid.ts'
import type { Call } from '../../../core/service/api.ts'
import { CUSTOM_NAME } from '../names.ts'
import { listProviders } from '../providers/provider.ts'
import { refuseOthers } from '../query.ts'
import { jsonReply, emptyReply, locationOf } from '../replies.ts'
import * as store from './store.ts'

type One = { name: string }

const MAX_NAME = 255

/** Filters: `name=in:A,B`, `name=startswith:HW_`, `associated=true`. */
export const list = (call: Call) => {
  call.authorize('placement:traits:list')
  const { query } = call
  refuseOthers(query, ['name', 'associated'])
  const associated = query.get('associated')?.toLowerCase()
  if (associated !== undefined && !['true', 'false'].includes(associated)) {
    throw badRequest(`The query parameter "associated" only accepts "true" or "false", received ${quoted(associated)}`)
  }
  const used = associated === undefined ? [] : listProviders(call).flatMap(({ traits }) => traits)
  const isAsked = nameFilter(query.get('name'))
  const traits = store
    .listAll(call)
    .filter((name) => isAsked(name) && (associated === undefined || used.includes(name) === (associated === 'true')))
  return jsonReply(call, { traits })
}

/** 204 if the trait exists, 404 if not. */
export const show = (call: Call<One>) => {
  call.authorize('placement:traits:show')
  if (!store.isTrait(call, call.params.name)) throw unknown(call.params.name)
  return emptyReply(204)
}

export const create = (call: Call<One>) => {
  call.authorize('placement:traits:update')
  const { name } = call.params
  if (!CUSTOM_NAME.test(name) || name.length > MAX_NAME) throw badRequest(INVALID)
  const location = locationOf(call, `/traits/${name}`)
  if (store.isTrait(call, name)) return emptyReply(204, location)
  store.add(call.db, name)
  return emptyReply(201, location)
}

export const remove = (call: Call<One>) => {
  call.authorize('placement:traits:delete')
  const { name } = call.params
  if (store.isStandard(name)) throw badRequest(`Cannot delete standard trait ${name}.`)
  if (!store.isTrait(call, name)) throw unknown(name)
  const isUsed = listProviders(call).some(({ traits }) => traits.includes(name))
  if (isUsed) throw conflict(`The trait ${name} is in use by a resource provider.`)
  store.remove(call.db, name)
  return emptyReply(204)
}

const unknown = (name: string) => notFound(`No such trait(s): ${name}.`)

const INVALID =
  'The trait is invalid. A valid trait must be no longer than 255 characters, start with the prefix "CUSTOM_" and use following characters: "A"-"Z", "0"-"9" and "_"'

function nameFilter(text: string | null): (name: string) => boolean {
  if (text === null) return () => true
  if (text.startsWith('in:')) {
    const names = text.slice('in:'.length).split(',')
    return (name) => names.includes(name)
  }
  if (text.startsWith('startswith:')) return (name) => name.startsWith(text.slice('startswith:'.length))
  const expected = 'Expected name query string parameter in form: ?name=[in|startswith]:[name1,name2|prefix].'
  throw badRequest(`Badly formatted name parameter. ${expected} Got: "${text}"`)
}
