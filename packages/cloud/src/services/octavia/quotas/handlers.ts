import * as z from 'zod'
import { accepted, json, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { integer } from '../resource/fields.ts'
import { projectOf } from '../resource/find.ts'
import { listReply } from '../resource/listing.ts'
import { ruleOf } from '../rules.ts'
import { DEFAULTS, limitsOf, RESOURCES } from './quotas.ts'
import * as store from './store.ts'
import type { QuotaRow } from './store.ts'

type OfProject = Call<{ project: string }>

const MAX = 2_000_000_000
const limit = integer(-1, MAX).nullish()

/** The older names of two resources are accepted, too. */
const Change = z.strictObject({
  quota: z.strictObject({
    load_balancer: limit,
    loadbalancer: limit,
    listener: limit,
    member: limit,
    pool: limit,
    health_monitor: limit,
    healthmonitor: limit,
    l7policy: limit,
    l7rule: limit,
  }),
})

const UNSET = {
  load_balancer: null,
  listener: null,
  member: null,
  pool: null,
  health_monitor: null,
  l7policy: null,
  l7rule: null,
}

const viewOf = ({ id, ...limits }: QuotaRow) => ({
  project_id: id,
  tenant_id: id,
  ...limits,
  loadbalancer: limits.load_balancer,
  healthmonitor: limits.health_monitor,
})

export const list = (call: Call) => {
  const project = projectOf(call, 'quota')
  const rows = store.list(call.db).filter(({ id }) => project === undefined || id === project)
  return listReply(call, { key: 'quotas', path: '/v2/lbaas/quotas', rows, view: (page) => page.map(viewOf) })
}

export const showDefaults = (call: Call) => {
  // Of no project: only administrators may.
  call.authorize(ruleOf('quota', 'get_defaults'))
  return ok({ quota: DEFAULTS })
}

/** A project without limits of its own has the defaults, also one that does not exist. */
export const show = (call: OfProject) => {
  call.authorize(ruleOf('quota', 'get_one'), { project_id: call.params.project })
  return ok({ quota: limitsOf(call.db, call.params.project) })
}

export const update = (call: OfProject) => {
  const { project } = call.params
  call.authorize(ruleOf('quota', 'put'), { project_id: project })
  const { quota } = call.json(Change)
  const given = {
    ...quota,
    load_balancer: quota.load_balancer ?? quota.loadbalancer,
    health_monitor: quota.health_monitor ?? quota.healthmonitor,
  }
  const before = store.find(call.db, project)
  const limits = RESOURCES.map((name) => [name, given[name] === undefined ? (before?.[name] ?? null) : given[name]])
  const row = { ...UNSET, ...Object.fromEntries(limits), id: project }
  if (before) store.update(call.db, row)
  else store.insert(call.db, row)
  return json(202, { quota: limitsOf(call.db, project) })
}

export const reset = (call: OfProject) => {
  const { project } = call.params
  call.authorize(ruleOf('quota', 'delete'), { project_id: project })
  if (store.find(call.db, project)) store.update(call.db, { ...UNSET, id: project })
  return accepted
}
