import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { findFor } from '../servers/access.ts'
import { change } from '../servers/tasks.ts'

/** What the guest encrypted with the owner's key; empty where it did not. */
export const show = (call: Call<{ id: string }>) => ok({ password: findFor(call, 'os-server-password:show').password })

export const clear = (call: Call<{ id: string }>) => {
  change(call, findFor(call, 'os-server-password:clear'), { password: '' })
  return noContent
}
