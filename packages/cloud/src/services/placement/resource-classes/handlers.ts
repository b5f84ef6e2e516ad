import * as z from 'zod'
import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { problemOf } from '../../../core/errors/invalid.ts'
import type { Call } from '../../../core/service/api.ts'
import { faults } from '../faults.ts'
import { CUSTOM_NAME } from '../names.ts'
import { listProviders } from '../providers/provider.ts'
import { jsonReply, emptyReply, locationOf } from '../replies.ts'
import * as store from './store.ts'

type One = { name: string }

const NewClass = z.strictObject({ name: z.string().max(255).regex(CUSTOM_NAME) })

const toClass = (name: string) => ({ name, links: [{ rel: 'self', href: `/resource_classes/${name}` }] })

export const list = (call: Call) => {
  call.authorize('placement:resource_classes:list')
  return jsonReply(call, { resource_classes: store.listAll(call).map(toClass) })
}

export const create = (call: Call) => {
  call.authorize('placement:resource_classes:create')
  const { name } = call.json(NewClass)
  if (store.isClass(call, name)) throw conflict(`Conflicting resource class already exists: ${name}`)
  store.add(call.db, name)
  return emptyReply(201, locationOf(call, `/resource_classes/${name}`))
}

export const show = (call: Call<One>) => {
  call.authorize('placement:resource_classes:show')
  return jsonReply(call, toClass(existing(call)))
}

/** Creates the class unless it exists. */
export const update = (call: Call<One>) => {
  call.authorize('placement:resource_classes:update')
  const body = { name: call.params.name }
  const checked = NewClass.safeParse(body)
  if (!checked.success) throw badRequest(faults.invalid(problemOf(checked.error, body)))
  const { name } = checked.data
  const location = locationOf(call, `/resource_classes/${name}`)
  if (store.isClass(call, name)) return emptyReply(204, location)
  store.add(call.db, name)
  return emptyReply(201, location)
}

export const remove = (call: Call<One>) => {
  call.authorize('placement:resource_classes:delete')
  const name = existing(call)
  const error = 'Error in delete resource class:'
  if (store.isStandard(name)) throw badRequest(`${error} Cannot delete standard resource class ${name}.`)
  const isUsed = listProviders(call).some(({ inventories }) => Object.hasOwn(inventories, name))
  if (isUsed) throw conflict(`${error} Cannot delete resource class ${name}. Class is in use in inventory.`)
  store.remove(call.db, name)
  return emptyReply(204)
}

function existing(call: Call<One>): string {
  if (!store.isClass(call, call.params.name)) throw notFound(`No such resource class ${call.params.name}.`)
  return call.params.name
}
