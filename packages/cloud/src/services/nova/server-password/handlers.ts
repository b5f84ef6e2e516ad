import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { findFor } from '../servers/access.ts'
import { change } from '../servers/tasks.ts'

/** The password that the guest encrypted with the owner's key; empty without one. */
export const show = (call: Call<{ id: string }>) => ok({ password: findFor(call, 'os-server-password:show').password })

export const clear = (call: Call<{ id: string }>) => {
  change(call, findFor(call, 'os-server-password:clear'), { password: '' })
  return noContent
}
