import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { findStack } from '../access.ts'
import type { OfStack } from '../access.ts'
import { outputsOf } from '../engine/scope.ts'
import { missing } from '../faults.ts'
import { toOutput } from '../stacks/view.ts'

export const list = (call: Call<OfStack>) => {
  const { context, stack } = findStack(call, 'stacks:list_outputs')
  const outputs = outputsOf(context, stack).map(({ name, description }) => ({ output_key: name, description }))
  return ok({ outputs })
}

export const show = (call: Call<OfStack & { key: string }>) => {
  const { context, stack } = findStack(call, 'stacks:show_output')
  const found = outputsOf(context, stack).find(({ name }) => name === call.params.key)
  if (!found) throw missing(`Specified output key ${call.params.key} not found.`)
  return ok({ output: toOutput(found) })
}
