import * as z from 'zod'
import { conflict, notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { perform } from '../actions.ts'
import type { Actions } from '../actions.ts'
import { invalidVolumeType } from '../faults.ts'
import { uuid } from '../fields.ts'
import { acceptedPage } from '../replies.ts'
import { findType } from './access.ts'
import * as store from './store.ts'
import type { TypeRow } from './store.ts'

type PathParams = { id: string }

const authorize = (call: Call, verb: string) =>
  call.authorize(`volume_extension:volume_type_access:${verb}`, ownTarget(call))

/** The projects with access to a private type. */
export const list = (call: Call<PathParams>) => {
  authorize(call, 'get_all_for_type')
  const type = findType(call, call.params.id)
  if (type.is_public) throw notFound('Access list not available for public volume types.')
  const entries = type.projects.map((project_id) => ({ volume_type_id: type.id, project_id }))
  return ok({ volume_type_access: entries })
}

const Add = z.strictObject({ addProjectAccess: z.strictObject({ project: uuid }) })

const add = (call: Call<PathParams>) => {
  const { project } = call.json(Add).addProjectAccess
  authorize(call, 'addProjectAccess')
  const type = findPrivate(call)
  if (type.projects.includes(project)) {
    throw conflict(`Volume type access for ${type.id} / ${project} combination already exists.`)
  }
  store.update(call.db, { ...type, projects: [...type.projects, project] })
  return acceptedPage
}

const Remove = z.strictObject({ removeProjectAccess: z.strictObject({ project: uuid }) })

const remove = (call: Call<PathParams>) => {
  const { project } = call.json(Remove).removeProjectAccess
  authorize(call, 'removeProjectAccess')
  const type = findPrivate(call)
  if (!type.projects.includes(project)) {
    throw notFound(`Volume type access not found for ${type.id} / ${project} combination.`)
  }
  store.update(call.db, { ...type, projects: type.projects.filter((other) => other !== project) })
  return acceptedPage
}

function findPrivate(call: Call<PathParams>): TypeRow {
  const type = findType(call, call.params.id)
  if (type.is_public) throw invalidVolumeType('Type access modification is not applicable to public volume type.')
  return type
}

const ACTIONS: Actions<PathParams> = { addProjectAccess: add, removeProjectAccess: remove }

export const act = (call: Call<PathParams>) => perform(call, ACTIONS)
