import * as z from 'zod'
import type { Call } from '../../../core/api.ts'
import { badRequest } from '../../../core/fault.ts'
import { ok } from '../../../core/reply.ts'
import { findStack } from '../access.ts'
import type { OfStack } from '../access.ts'
import { begin } from '../engine/begin.ts'
import { fail, rollBack } from '../engine/settle.ts'
import { permit, permitCancel } from './states.ts'
import type { StackRow } from './store.ts'
import type { Own } from '../engine/own.ts'

const Body = z.record(z.string(), z.unknown())

type Perform = (own: Own, stack: StackRow) => void

const sweeping =
  (action: 'SUSPEND' | 'RESUME' | 'CHECK'): Perform =>
  (own, stack) => {
    permit(stack, action)
    begin(own, stack, action)
  }

const ACTIONS: Readonly<Record<string, Perform>> = {
  suspend: sweeping('SUSPEND'),
  resume: sweeping('RESUME'),
  check: sweeping('CHECK'),
  cancel_update(own, stack) {
    permitCancel(stack)
    rollBack(own, stack)
  },
  cancel_without_rollback(own, stack) {
    permitCancel(stack)
    fail(own, { ...stack, disable_rollback: true }, `Stack ${stack.action} cancelled`)
  },
}

export const act = (call: Call<OfStack>) => {
  const [name, more] = Object.keys(call.json(Body))
  if (name === undefined) throw badRequest('No action specified')
  if (more !== undefined) throw badRequest('Multiple actions specified')
  const perform = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  if (!perform) throw badRequest(`Invalid action ${name.slice(0, 200)} specified`)
  const { own, stack } = findStack(call, `actions:${name}`)
  perform(own, stack)
  return ok(null)
}
