import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { findStack, inspection } from '../access.ts'
import type { OfStack } from '../access.ts'
import { begin } from '../engine/begin.ts'
import { inspect } from '../engine/validate.ts'
import { acceptedPage } from '../faults.ts'
import { merged } from '../template/environment.ts'
import type { Environment } from '../template/environment.ts'
import type { Json, JsonMap } from '../template/json.ts'
import { valueGivenFor } from '../template/parameter-values.ts'
import { readTemplate } from '../template/template.ts'
import { readStackRequest } from './body.ts'
import type { StackRequest } from './body.ts'
import { permit } from './states.ts'
import type { StackRow } from './store.ts'

/** The stack after the requested update; a patch keeps what it does not mention. */
export function changedBy(stack: StackRow, request: StackRequest, isPatch: boolean): StackRow {
  const template = request.template ?? stack.template
  return {
    ...stack,
    template,
    environment: isPatch ? patched(stack, request, template) : request.environment,
    files: isPatch ? { ...stack.files, ...request.files } : request.files,
    timeout_mins: request.timeout_mins ?? stack.timeout_mins,
    disable_rollback: request.disable_rollback ?? stack.disable_rollback,
    tags: request.tags ?? (isPatch ? stack.tags : []),
  }
}

/** Drops parameters that the template does not have. */
function patched({ environment }: StackRow, request: StackRequest, template: Json): Environment {
  const kept = { ...environment, parameters: without(environment.parameters, request.clearParameters) }
  const { parameters, ...rest } = merged(kept, request.environment)
  const known = readTemplate(template).parameters.map(({ name }) => name)
  const unknown = Object.keys(parameters).filter((name) => !known.includes(name))
  return { ...rest, parameters: without(parameters, unknown) }
}

const without = (map: JsonMap, names: readonly string[]): JsonMap =>
  Object.fromEntries(Object.entries(map).filter(([name]) => !names.includes(name)))

/** Throws if an immutable parameter changes. */
function refuseImmutable(before: StackRow, after: StackRow): void {
  const changed = readTemplate(after.template)
    .parameters.filter(({ isImmutable }) => isImmutable)
    .filter(
      (one) =>
        JSON.stringify(valueGivenFor(one, before.environment)) !==
        JSON.stringify(valueGivenFor(one, after.environment)),
    )
    .map(({ name }) => name)
  if (changed.length === 0) return
  const message = `The following parameters are immutable and may not be updated: ${changed.join(', ')}`
  throw badRequest(message, { type: 'ImmutableParameterModified' })
}

const updating = (isPatch: boolean) => (call: Call<OfStack>) => {
  const { context, stack } = findStack(call, isPatch ? 'stacks:update_patch' : 'stacks:update')
  const updated = changedBy(stack, readStackRequest(call, { isPatch, isUpdate: true }), isPatch)
  permit(stack, 'UPDATE')
  inspect(inspection(call), updated)
  refuseImmutable(stack, updated)
  begin(context, updated, 'UPDATE')
  return acceptedPage()
}

export const update = updating(false)
export const patch = updating(true)
