import * as z from 'zod'
import { accepted } from '../../../core/http/reply.ts'
import type { Call, Handler } from '../../../core/service/api.ts'
import { countWithinQuota } from '../quotas/usage.ts'
import { findFor, findForMove } from '../servers/access.ts'
import { terminate } from '../servers/handlers.ts'
import { act, SIMPLE } from './simple.ts'

type OfServer = Call<{ id: string }>

const simply =
  (name: keyof typeof SIMPLE): Handler<{ id: string }> =>
  (call) =>
    act(call, SIMPLE[name])

export const start = simply('start')
export const stop = simply('stop')
export const pause = simply('pause')
export const unpause = simply('unpause')
export const suspend = simply('suspend')
export const resume = simply('resume')

const rebootBody = z.strictObject({
  reboot: z.strictObject({ type: z.enum(['HARD', 'Hard', 'hard', 'SOFT', 'Soft', 'soft']) }),
})

export const reboot = (call: OfServer) => {
  const { type } = call.json(rebootBody).reboot
  return act(call, type.toLowerCase() === 'soft' ? SIMPLE.softReboot : SIMPLE.hardReboot)
}

const passwordBody = z.strictObject({ changePassword: z.strictObject({ adminPass: z.string() }) })

export const changePassword = (call: OfServer) => {
  call.json(passwordBody)
  return act(call, SIMPLE.changePassword)
}

export const restore = (call: OfServer) => {
  const row = findFor(call, SIMPLE.restore.rule)
  const response = act(call, SIMPLE.restore)
  countWithinQuota(call, row, row.flavor, 1, 1)
  return response
}

export const forceDelete = (call: OfServer) => {
  terminate(call, findForMove(call, 'os-deferred-delete:force', 'forceDelete'))
  return accepted
}
