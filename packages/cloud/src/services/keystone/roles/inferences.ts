import { forbidden, notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { conflictIn, orNotFound } from '../faults.ts'
import * as store from './store.ts'
import { toReference } from './view.ts'

type Pair = Call<{ id: string; impliedId: string }>

/** The role that no other role can imply. */
const NEVER_IMPLIED = 'admin'

export const listAll = (call: Call) => {
  call.authorize('identity:list_role_inference_rules')
  const priors = store.list(call.db).filter((role) => role.implies.length > 0)
  return ok({ role_inferences: priors.map((prior) => inference(call, prior)) })
}

export const list = (call: Call<{ id: string }>) => {
  call.authorize('identity:list_implied_roles')
  const prior = orNotFound(store.find(call.db, call.params.id), 'role', call.params.id)
  return ok({ role_inference: inference(call, prior), links: linksOf(call) })
}

export const show = (call: Pair) => {
  pairOf(call)
  call.authorize('identity:get_implied_role')
  return ok(one(call))
}

/** HEAD responds with 204. */
export const check = (call: Pair) => {
  pairOf(call)
  call.authorize('identity:check_implied_role')
  one(call)
  return noContent
}

export const create = (call: Pair) => {
  const { prior, implied } = pairOf(call)
  call.authorize('identity:create_implied_role')
  if (implied.name === NEVER_IMPLIED && implied.domain_id === null) {
    throw forbidden(`${implied.id} cannot be an implied roles.`)
  }
  if (prior.domain_id === null && implied.domain_id !== null) {
    throw forbidden('Global role cannot imply a domain-specific role')
  }
  if (prior.implies.includes(implied.id)) throw conflictIn('implied_role', 'Duplicate entry')
  store.update(call.db, { ...prior, implies: [...prior.implies, implied.id] })
  return created(one(call))
}

export const remove = (call: Pair) => {
  const { prior, implied } = pairOf(call)
  call.authorize('identity:delete_implied_role')
  one(call)
  store.update(call.db, { ...prior, implies: prior.implies.filter((id) => id !== implied.id) })
  return noContent
}

/** Keystone looks the roles up before it checks the policy, so that unknown ones are 404 for everybody. */
function pairOf({ db, params }: Pair) {
  const prior = orNotFound(store.find(db, params.id), 'role', params.id)
  return { prior, implied: orNotFound(store.find(db, params.impliedId), 'role', params.impliedId) }
}

function one(call: Pair) {
  const { prior, implied } = pairOf(call)
  if (!prior.implies.includes(implied.id)) throw notFound(`${prior.id} does not imply ${implied.id}.`)
  const role_inference = { prior_role: toReference(call, prior), implies: toReference(call, implied) }
  return { role_inference, links: linksOf(call) }
}

const inference = (call: Call, prior: store.RoleRow) => ({
  prior_role: toReference(call, prior),
  implies: prior.implies.flatMap((id) => store.find(call.db, id) ?? []).map((role) => toReference(call, role)),
})

const linksOf = ({ baseUrl, target }: Call) => ({ self: `${baseUrl}/identity${target}` })
