import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { accepted, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { sinceOf } from '../microversion.ts'
import { showImage } from '../neighbours/images.ts'
import { asCaller, catchFault } from '../neighbours/requester.ts'
import { uuid } from '../parameters.ts'
import { findForMove } from '../servers/access.ts'
import { rootOf } from '../servers/create/devices.ts'
import { newPassword } from '../servers/create/handlers.ts'
import { SECONDS } from '../servers/durations.ts'
import { POWER } from '../servers/states.ts'
import { begin, finish, resumed } from '../servers/tasks.ts'
import type { Task } from '../servers/tasks.ts'

type OfServer = Call<{ id: string }>

const rescueBody = z.strictObject({
  rescue: z.strictObject({ adminPass: z.string().optional(), rescue_image_ref: uuid.optional() }).nullable(),
})

/** Returns 200 with the password before the rescue is complete. */
export const rescue = (call: OfServer) => {
  const { rescue: request } = call.json(rescueBody)
  const row = findForMove(call, 'os-rescue', 'rescue')
  const imageRef = request?.rescue_image_ref
  if (imageRef !== undefined) checkImage(call, imageRef)
  if (rootOf(row.devices)?.destination_type === 'volume' && !sinceOf(call)(87)) {
    throw badRequest(`Instance ${row.id} cannot be rescued: Cannot rescue a volume-backed instance`)
  }
  const start = { action: 'rescue', event: 'compute_rescue_instance', during: 'rescuing', job: 'rescued' } as const
  begin(call, row, { ...start, seconds: SECONDS.rescue })
  return ok({ adminPass: request?.adminPass ?? newPassword() })
}

function checkImage(call: OfServer, id: string): void {
  catchFault(
    () => showImage(asCaller(call), id),
    () => {
      throw badRequest(`Requested rescue image '${id}' is not supported`)
    },
  )
}

export function rescued(context: Background, task: Task): void {
  const row = resumed(context, task)
  if (!row) return
  const launched_at = isoSeconds(context.clock.now())
  finish(context, row, task, { vm_state: 'rescued', power_state: POWER.running, launched_at, fault: null })
}

export const unrescue = (call: OfServer) => {
  const row = findForMove(call, 'os-unrescue', 'unrescue')
  const start = { action: 'unrescue', event: 'compute_unrescue_instance', during: 'unrescuing', job: 'settle' } as const
  const to = { vm_state: 'active', power_state: POWER.running }
  begin(call, row, { ...start, seconds: SECONDS.unrescue }, { to })
  return accepted
}
