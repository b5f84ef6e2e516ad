import * as z from 'zod'
import { badRequest, methodNotAllowed, notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { findVisible, policyTarget } from '../images/access.ts'
import { readQuery } from './query.ts'
import * as store from './store.ts'
import { TASK_TYPES } from './store.ts'
import { toImageTask, toListed, toTask } from './view.ts'

const NewTask = z.object({ type: z.string(), input: z.object({ import_from: z.string().optional() }).optional() })

/** Always refused: only imports create tasks, and an import has a call of its own. */
export const create = (call: Call) => {
  call.authorize('tasks_api_access')
  const { type, input } = call.json(NewTask)
  if (!TASK_TYPES.some((known) => known === type)) {
    throw badRequest(
      `Provided object does not match schema 'task': '${type}' is not one of ['import', 'api_image_import']`,
    )
  }
  const from = input?.import_from
  if (from === undefined) throw badRequest('Invalid location: None')
  throw badRequest(`URI for legacy import task does not pass filtering: ${from}`)
}

export const list = (call: Call) => {
  call.authorize('tasks_api_access')
  const page = readQuery(call)
  const tasks = store.list(call.db, page)
  const last = tasks.length === page.limit ? tasks.at(-1)?.id : undefined
  return ok({
    tasks: tasks.map(toListed),
    first: linkTo(call),
    schema: '/v2/schemas/tasks',
    ...(last !== undefined && { next: linkTo(call, last) }),
  })
}

export const show = (call: Call<{ id: string }>) => {
  call.authorize('tasks_api_access')
  const task = store.find(call.db, call.params.id)
  if (!task) throw notFound(`Could not find task ${call.params.id}`)
  return ok(toTask(task))
}

/** Always refused: tasks expire by themselves. */
export const remove = (call: Call<{ id: string }>) => {
  call.authorize('tasks_api_access')
  throw methodNotAllowed(
    'This operation is currently not permitted on Glance Tasks. They are auto deleted after reaching the time based on their expires_at property.',
  )
}

export const listOfImage = (call: Call<{ id: string }>) => {
  const image = findVisible(call, call.params.id)
  call.authorize('get_image', policyTarget(call, image))
  return ok({ tasks: store.listOfImage(call.db, image.id).map(toImageTask) })
}

function linkTo({ query }: Call, marker?: string): string {
  const requested = new URLSearchParams([...query].filter(([name]) => name !== 'marker'))
  if (marker !== undefined) requested.set('marker', marker)
  return `/v2/tasks${requested.size > 0 ? `?${requested}` : ''}`
}
