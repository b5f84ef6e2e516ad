import * as z from 'zod'
import { badRequest, Fault, forbidden, notFound } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { findTypeNamed } from '../types/access.ts'
import * as store from './store.ts'
import type { DefaultTypeRow } from './store.ts'

type PathParams = { project: string }

const toDefaultType = ({ id, volume_type_id }: DefaultTypeRow) => ({ project_id: id, volume_type_id })

export const list = (call: Call) => {
  if (!call.may('volume_extension:default_get_all', ownTarget(call))) throw refused()
  return ok({ default_types: store.list(call.db).map(toDefaultType) })
}

export const show = (call: Call<PathParams>) => {
  const project = findProject(call, 'default_get')
  const row = store.find(call.db, project)
  if (!row) throw notFound(`Default type for project ${project} not found.`)
  return ok({ default_type: toDefaultType(row) })
}

const Body = z.strictObject({
  default_type: z.strictObject({ volume_type: z.string().min(1).max(255) }),
})

export const set = (call: Call<PathParams>) => {
  const { volume_type } = call.json(Body).default_type
  const project = findProject(call, 'default_set_or_update')
  const row = { id: project, volume_type_id: typeId(call, volume_type) }
  if (store.find(call.db, project)) store.update(call.db, row)
  else store.insert(call.db, row)
  return ok({ default_type: toDefaultType(row) })
}

/** Throws 400 for an unknown type. */
function typeId(call: Call, nameOrId: string): string {
  try {
    return findTypeNamed(call, nameOrId).id
  } catch (error) {
    throw error instanceof Fault ? badRequest(error.message) : error
  }
}

export const unset = (call: Call<PathParams>) => {
  store.remove(call.db, findProject(call, 'default_unset'))
  return noContent
}

function findProject(call: Call<PathParams>, verb: string): string {
  const { project } = call.params
  if (!call.may(`volume_extension:${verb}`, { project_id: project })) throw refused()
  try {
    call.callService('identity', { method: 'GET', path: `/v3/projects/${encodeURIComponent(project)}` })
  } catch (error) {
    if (error instanceof Fault) throw notFound(`Project with id ${project} not found.`)
    throw error
  }
  return project
}

const refused = () => forbidden('You are not authorized to perform this operation.')
