import { forbidden } from '../../core/errors/fault.ts'
import type { Call } from '../../core/service/api.ts'
import { engineContextOf } from './engine/context.ts'
import type { EngineContext } from './engine/context.ts'
import type { Inspection } from './engine/validate.ts'
import { noSuchEntity, otherProject } from './faults.ts'
import type { Work } from './plugins/plugin.ts'
import * as stacks from './stacks/store.ts'
import type { StackRow } from './stacks/store.ts'

export type InProject = { project_id: string }
export type OfStack = InProject & { name: string; id: string }

export const isAdmin = (call: Call) => call.may('context_is_admin')

/** The project in the path must be the caller's, except for administrators. */
export function authorizeProject(call: Call<InProject>, rule: string): EngineContext {
  const { project_id } = call.params
  if (project_id !== call.auth.projectId && !isAdmin(call)) throw otherProject()
  call.authorize(rule, { project_id })
  return engineContextOf(call)
}

/** The project of new stacks and configurations. */
export const projectOf = ({ auth }: Call): string => {
  if (auth.projectId === null) throw forbidden('You are not authorized to use stacks without a project.')
  return auth.projectId
}

/** The stack in the path; name and id must match. */
export function findStack(
  call: Call<OfStack>,
  rule: string,
  { withDeleted = false } = {},
): { context: EngineContext; stack: StackRow } {
  const context = authorizeProject(call, rule)
  const { name, id } = call.params
  const stack = stacks.find(call.db, id)
  const isVisible = stack && (stack.project_id === call.auth.projectId || isAdmin(call))
  if (!isVisible || stack.name !== name || (stack.deleted_at !== null && !withDeleted))
    throw noSuchEntity('Stack', name)
  return { context, stack }
}

/** Validates templates with the caller's permissions. */
export function inspection(call: Call, { isThorough = true } = {}): Inspection {
  const callService: Work['callService'] = (service, request) => call.callService(service, request).body
  return { callService, isThorough, authorizeType: (type) => authorizeType(call, type) }
}

/** Throws for types that are reserved to administrators, by type or by service. */
export function authorizeType(call: Call, type: string): void {
  const family = `resource_types:${type.split('::').slice(0, 2).join('::')}::*`
  const refused = [`resource_types:${type}`, family].find((rule) => RESTRICTED.test(rule) && !call.may(rule))
  if (refused !== undefined) throw forbidden(`You are not authorized to use resource_types:${type}.`)
}

/** The rules that exist: an unknown rule would refuse everybody. */
const RESTRICTED = /^resource_types:OS::(Keystone::\*|Cinder::VolumeType|Neutron::QoSPolicy|Nova::Flavor)$/
