import * as z from 'zod'
import { notFound } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { readBody } from '../resource/body.ts'
import { listReply } from '../resource/listing.ts'
import { DEFAULTS, limitsOf } from './quotas.ts'
import { quotas } from './store.ts'

type OfProject = Call<{ project: string }>

const limit = z.int().min(-1).max(2_000_000_000).optional()

const Change = z.strictObject({
  project_quotas: z.strictObject({
    secrets: limit,
    orders: limit,
    containers: limit,
    consumers: limit,
    cas: limit,
  }),
})

/** Of the caller's project. */
export const show = (call: Call) => {
  call.authorize('quotas:get')
  return ok({ quotas: limitsOf(call.db, call.auth.projectId ?? '') })
}

/** Projects with limits of their own. */
export const list = (call: Call) => {
  call.authorize('project_quotas:get')
  return listReply(call, 'project_quotas', quotas.list(call.db), ({ id, ...own }) => ({
    project_id: id,
    project_quotas: own,
  }))
}

const findQuota = (call: OfProject, rule: string) => {
  call.authorize(rule)
  const found = quotas.find(call.db, call.params.project)
  if (!found) throw notFound('Project quotas not found.')
  return found
}

export const showProject = (call: OfProject) => {
  const { id: _id, ...own } = findQuota(call, 'project_quotas:get')
  return ok({ project_quotas: own })
}

export const update = (call: OfProject) => {
  call.authorize('project_quotas:put')
  const { project } = call.params
  const given = readBody(call, Change, 'Project Quotas').project_quotas
  const before = quotas.find(call.db, project)
  const values = Object.entries(given).filter(([, value]) => value !== undefined)
  const row = { ...DEFAULTS, ...before, ...Object.fromEntries(values), id: project }
  if (before) quotas.update(call.db, row)
  else quotas.insert(call.db, row)
  return noContent
}

export const reset = (call: OfProject) => {
  quotas.remove(call.db, findQuota(call, 'project_quotas:delete').id)
  return noContent
}
