import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { findStack } from '../access.ts'
import type { OfStack } from '../access.ts'
import { begin } from '../engine/begin.ts'
import type { EngineContext } from '../engine/context.ts'
import { fail, rollBack } from '../engine/settle.ts'
import { permit, permitCancel } from './states.ts'
import type { StackRow } from './store.ts'

const Body = z.record(z.string(), z.unknown())

type Perform = (context: EngineContext, stack: StackRow) => void

const sweeping =
  (action: 'SUSPEND' | 'RESUME' | 'CHECK'): Perform =>
  (context, stack) => {
    permit(stack, action)
    begin(context, stack, action)
  }

const ACTIONS: Readonly<Record<string, Perform>> = {
  suspend: sweeping('SUSPEND'),
  resume: sweeping('RESUME'),
  check: sweeping('CHECK'),
  cancel_update(context, stack) {
    permitCancel(stack)
    rollBack(context, stack)
  },
  cancel_without_rollback(context, stack) {
    permitCancel(stack)
    fail(context, { ...stack, disable_rollback: true }, `Stack ${stack.action} cancelled`)
  },
}

export const act = (call: Call<OfStack>) => {
  const [name, more] = Object.keys(call.json(Body))
  if (name === undefined) throw badRequest('No action specified')
  if (more !== undefined) throw badRequest('Multiple actions specified')
  const perform = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  if (!perform) throw badRequest(`Invalid action ${name.slice(0, 200)} specified`)
  const { context, stack } = findStack(call, `actions:${name}`)
  perform(context, stack)
  return ok(null)
}
